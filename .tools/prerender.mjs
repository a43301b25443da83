/**
 * Prerenders the cover of every lesson, in each language, so that it is visible before scripts have loaded: that of the first lesson
 * into dist/lab.html as a declarative shadow root, the others into dist/covers, from where `web/site/public/link.js` takes the one that a
 * link leads to. The element itself is run in happy-dom. In the browser it replaces the prerendered content when it is ready.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { createServer } from 'vite';
import { rulesFor, variableClasses } from './builds/picture-styles.mjs';
import { root } from './setup/prepare.mjs';

// Lit's builds for Node do not render to a DOM.
const browserBuilds = {
  noExternal: ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'],
  resolve: { conditions: ['browser', 'import', 'module', 'default'] },
};

const STYLES = 'assets/first-picture.css';

const page = join(root, 'dist/lab.html');
const html = readFileSync(page, 'utf8');
const open = html.match(/<attention-lab[^>]*>/)?.[0];
if (open === undefined)
  throw new Error('dist/lab.html has no <attention-lab> to draw the first lesson into.');
const { covers, styles } = await prerender(open);
const [[, first]] = covers;
const template = `<template shadowrootmode="open"><link rel="stylesheet" href="./${STYLES}">${first}</template>`;
writeFileSync(join(root, 'dist', STYLES), rulesFor([...covers.values()].join(''), styles));
const [sheet] = html.match(/\s*<link rel="stylesheet"[^>]*>/);
const pictured = html
  .replace(open, open + template)
  .replace('<html', '<html data-covers="./covers/"')
  // Styles before the modules, which would take all connections of an old server.
  .replace(sheet, '')
  .replace('<script>', `<link rel="preload" as="style" href="./${STYLES}" />\n    <script>`)
  .replace(/\s*<script type="module"/, (script) => sheet + script);
writeFileSync(page, pictured);
mkdirSync(join(root, 'dist/covers'), { recursive: true });
for (const [name, cover] of covers)
  writeFileSync(join(root, 'dist/covers', `${name}.html`), `<!doctype html><meta charset="utf-8">${cover}`);
process.exit(0); // happy-dom keeps timers alive

/**
 * Renders the element of a tag with each lesson in each language. Resolves to the HTML of the covers by lesson and language, that of the first
 * lesson in English first, and their style sheets.
 */
async function prerender(tag) {
  defineBrowserGlobals(new Window({ url: 'http://localhost/' }));
  const vite = await createServer({
    root,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
    ssr: browserBuilds,
  });
  const { loadEngine } = await vite.ssrLoadModule('/web/engine/load.ts');
  for (const [build, file] of [
    ['core', 'engine.wasm'],
    ['full', 'engine-full.wasm'],
  ])
    await loadEngine(build, readFileSync(join(root, 'web/generated', file)));
  await vite.ssrLoadModule('/web/element/define.ts');
  const { languages } = await vite.ssrLoadModule('/web/i18n/choose.ts');
  const { library } = await vite.ssrLoadModule('/web/figures/library.ts');
  const { guideMode } = await vite.ssrLoadModule('/web/learn/guide/guide-mode.ts');
  const classes = variableClasses();
  const covers = new Map();
  for (const language of Object.keys(languages))
    for (const { id } of library.entries) {
      const element = await draw(tag, id, language);
      classes.replaceIn(element.shadowRoot);
      if (element.shadowRoot.querySelector('.cover') !== null)
        covers.set(`${id}-${language}`, withoutMarkers(element.shadowRoot.innerHTML));
      element.remove();
    }
  await vite.close();
  return {
    covers,
    styles: `${textOf([customElements.get('attention-lab').styles, guideMode.styles])}\n${classes.rules()}`,
  };
}

/** The element of a tag, ready, with a lesson that nobody has opened before. */
async function draw(tag, lesson, language) {
  // Independent of the locale of the machine.
  document.documentElement.lang = language;
  localStorage.clear();
  location.hash = '';
  const element = document.createElement('attention-lab');
  for (const [, name, value] of tag.matchAll(/ ([\w-]+)="([^"]*)"/g)) element.setAttribute(name, value);
  element.setAttribute('lesson', lesson);
  const ready = new Promise((resolve, reject) => {
    element.addEventListener('ready', resolve);
    element.addEventListener('error', ({ detail }) =>
      reject(new Error(`${lesson}, ${language}: ${detail.message}`)),
    );
  });
  document.body.append(element);
  await ready;
  for (const field of element.shadowRoot.querySelectorAll('input')) reflectProperties(field);
  return element;
}

/** Copies properties of an input field to attributes, since HTML contains attributes only. */
function reflectProperties(field) {
  if (field.checked) field.setAttribute('checked', '');
  else if (field.type === 'range') field.setAttribute('value', field.value);
}

/** Removes Lit's comments, which mark the positions of values. They are not needed, since the element renders anew. */
function withoutMarkers(html) {
  return html.replace(/<!--.*?-->/gs, '').replace(/\s+/g, ' ');
}

function textOf(styles) {
  return [styles]
    .flat(Infinity)
    .map((style) => style.cssText)
    .join('\n');
}

/** Defines the globals of a browser. Files that are next to the code, such as weights, are read. */
function defineBrowserGlobals(window) {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis) continue;
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  for (const name of ['Event', 'CustomEvent']) globalThis[name] = window[name];
  globalThis.fetch = async (address) => new Response(readFileSync(new URL(address)));
}
