/** The bench in headless Chromium: a server for the bundle and the peers' own files, and a page that runs it. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { BUNDLE } from './bundle.mjs';
import { median } from './interleaved-timing.mjs';
import { TRAINING } from './training/build.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FOLDERS = {
  bundle: BUNDLE,
  packages: here('node_modules'),
  generated: here('../../../web/generated'),
  training: dirname(TRAINING),
};
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};
const FIRST_CALLS = 5;

export async function benchChromium(part) {
  const server = await serve();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const address = `http://127.0.0.1:${server.address().port}/`;
    const found = await inPage(browser, address, part);
    if (part === 'training') return { name: `Chromium ${browser.version()}`, found };
    const first = [];
    for (let k = 0; k < FIRST_CALLS; k++) first.push(await inPage(browser, address, 'firstCall'));
    return { name: `Chromium ${browser.version()}`, found: { ...found, 'first call': median(first) } };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs a task in a new browser context, without compiled code. */
async function inPage(browser, address, name) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.on('console', (message) => console.log(`  ${message.text()}`));
    page.setDefaultTimeout(0);
    // One thread for all libraries: jax-js starts workers in a cross-origin isolated page.
    await page.addInitScript(() => Object.defineProperty(globalThis, 'Worker', { value: undefined }));
    await page.goto(address);
    return await page.evaluate(async (task) => (await import('/bundle/page.mjs'))[task](), name);
  } finally {
    await context.close();
  }
}

/** Serves pages cross-origin isolated, which raises the resolution of performance.now(). */
async function serve() {
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const server = createServer(async ({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    if (path === '/')
      return response.writeHead(200, { ...headers, 'Content-Type': 'text/html' }).end('<!doctype html>');
    const [, folder, ...rest] = path.split('/');
    try {
      const body = await readFile(join(FOLDERS[folder], ...rest));
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      return response.writeHead(200, { ...headers, 'Content-Type': type }).end(body);
    } catch {
      return response.writeHead(404, headers).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
