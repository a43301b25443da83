/**
 * Draws the first lesson into dist/index.html, so that a reader sees it before any script has run. It is the element's own
 * output: the same engine, the same views, run here in a DOM without a browser. The element takes it over when it is ready.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { createServer } from 'vite';
import { rulesFor } from './picture-styles.mjs';
import { root } from './setup/prepare.mjs';

// Lit's builds for Node leave out what draws.
const browserBuilds = {
  noExternal: ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'],
  resolve: { conditions: ['browser', 'import', 'module', 'default'] },
};

const STYLES = 'assets/first-picture.css';

const page = join(root, 'dist/index.html');
const html = readFileSync(page, 'utf8');
const open = html.match(/<attention-lab[^>]*>/)?.[0];
if (open === undefined)
  throw new Error('dist/index.html has no <attention-lab> to draw the first lesson into.');
const { picture, styles } = await drawn(open);
const template = `<template shadowrootmode="open"><link rel="stylesheet" href="./${STYLES}">${picture}</template>`;
writeFileSync(join(root, 'dist', STYLES), rulesFor(picture, styles));
writeFileSync(page, html.replace(open, open + template));
process.exit(0); // happy-dom keeps timers alive

/** What the element of this tag shows when it is ready, as HTML, and its style sheets as text. */
async function drawn(tag) {
  lendBrowser(new Window({ url: 'http://localhost/' }));
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
  // Whatever the machine speaks, the picture is English.
  document.documentElement.lang = 'en';
  const element = document.createElement('attention-lab');
  for (const [, name, value] of tag.matchAll(/ ([\w-]+)="([^"]*)"/g)) element.setAttribute(name, value);
  const ready = new Promise((resolve, reject) => {
    element.addEventListener('ready', resolve);
    element.addEventListener('error', ({ detail }) => reject(new Error(detail.message)));
  });
  document.body.append(element);
  await ready;
  await vite.close();
  for (const field of element.shadowRoot.querySelectorAll('input')) writeDown(field);
  return {
    picture: withoutMarkers(element.shadowRoot.innerHTML),
    styles: textOf(element.constructor.styles),
  };
}

/** HTML carries attributes only: what a field holds is written down in its own. */
function writeDown(field) {
  if (field.checked) field.setAttribute('checked', '');
  else if (field.type === 'range') field.setAttribute('value', field.value);
}

/** Lit's own comments tell it where values go; the picture is drawn anew, so nobody needs them. */
function withoutMarkers(html) {
  return html.replace(/<!--.*?-->/gs, '').replace(/\s+/g, ' ');
}

function textOf(styles) {
  return [styles]
    .flat(Infinity)
    .map((style) => style.cssText)
    .join('\n');
}

/** What the element expects of a browser, taken from a window without one. */
function lendBrowser(window) {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis) continue;
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  for (const name of ['Event', 'CustomEvent']) globalThis[name] = window[name];
}
