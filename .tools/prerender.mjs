/**
 * Prerenders the first lesson into dist/lab.html as a declarative shadow root, so that it is visible before scripts have loaded.
 * The element itself is run in happy-dom. In the browser it replaces the prerendered content when it is ready.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { createServer } from 'vite';
import { rulesFor, variableRules } from './builds/picture-styles.mjs';
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
const { picture, styles } = await prerender(open);
const template = `<template shadowrootmode="open"><link rel="stylesheet" href="./${STYLES}">${picture}</template>`;
writeFileSync(join(root, 'dist', STYLES), rulesFor(picture, styles));
writeFileSync(page, html.replace(open, open + template));
process.exit(0); // happy-dom keeps timers alive

/** Renders the element of a tag. Resolves to the HTML of its shadow root, and its style sheets. */
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
  await loadEngine('core', readFileSync(join(root, 'web/generated/engine.wasm')));
  await vite.ssrLoadModule('/web/element/define.ts');
  // Independent of the locale of the machine.
  document.documentElement.lang = 'en';
  const { guideMode } = await vite.ssrLoadModule('/web/learn/guide/guide-mode.ts');
  const element = document.createElement('attention-lab');
  for (const [, name, value] of tag.matchAll(/ ([\w-]+)="([^"]*)"/g)) element.setAttribute(name, value);
  const ready = new Promise((resolve, reject) => {
    element.addEventListener('ready', resolve);
    element.addEventListener('error', ({ detail }) => reject(new Error(detail.message)));
  });
  document.body.append(element);
  await ready;
  await vite.close();
  for (const field of element.shadowRoot.querySelectorAll('input')) reflectProperties(field);
  const variables = variableRules(element.shadowRoot);
  return {
    picture: withoutMarkers(element.shadowRoot.innerHTML),
    styles: `${textOf([element.constructor.styles, guideMode.styles])}
${variables}`,
  };
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

/** Defines the globals of a browser. */
function defineBrowserGlobals(window) {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis) continue;
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  for (const name of ['Event', 'CustomEvent']) globalThis[name] = window[name];
}
