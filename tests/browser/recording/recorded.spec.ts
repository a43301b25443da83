import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect } from '@playwright/test';
import { filesRead } from '../files-read';
import { test } from '../recorded-test';

/** Each file that a page gets, in every way in which a page or a worker can ask for one. */
const served: Readonly<Record<string, string>> = {
  '': `<link rel="stylesheet" href="style.css"><iframe src="frame.html"></iframe><script type="module" src="page.js"></script>`,
  'style.css': '@import "more.css";',
  'more.css': '',
  'frame.html': '<script src="in-frame.js"></script>',
  'in-frame.js': '',
  'page.js': `import './static.js'; await import('./dynamic.js'); await fetch('fetched.bin');
    const done = (url, type) => new Promise((resolve) => { new Worker(url, { type }).onmessage = resolve; });
    await done('worker.js', 'module'); await done('classic.js', 'classic');
    document.documentElement.dataset.done = '';`,
  'static.js': '',
  'dynamic.js': '',
  'fetched.bin': 'x',
  'worker.js': `import './worker-static.js'; await import('./worker-dynamic.js'); await fetch('worker.bin');
    new Worker('nested.js', { type: 'module' }).onmessage = () => postMessage('');`,
  'worker-static.js': '',
  'worker-dynamic.js': '',
  'worker.bin': 'x',
  'nested.js': `import './nested-static.js'; await fetch('nested.bin'); postMessage('');`,
  'nested-static.js': '',
  'nested.bin': 'x',
  'classic.js': `importScripts('imported.js'); postMessage('');`,
  'imported.js': '',
};

const types: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', bin: 'text/plain' };

test('everything that pages, frames and workers ask for is written down', async ({
  context,
  page,
  watched,
}) => {
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    response.setHeader('content-type', types[name.split('.')[1] ?? ''] ?? 'text/html');
    response.writeHead(name in served ? 200 : 404).end(served[name]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForSelector('html[data-done]', { state: 'attached' });
  server.close();
  const names = Object.keys(served).map((name) => `dist/${name || 'index.html'}`);
  expect([...(watched.get(context)?.paths ?? [])].sort()).toEqual(names.sort());
});

test('what a test asks for itself is written down', async ({ context, page, watched }) => {
  expect((await page.request.get('lab.html?a')).ok()).toBe(true);
  await page.request.fetch('index.html', { method: 'HEAD' });
  expect([...(watched.get(context)?.paths ?? [])].sort()).toEqual(['dist/index.html', 'dist/lab.html']);
});

test('files that a test reads are written down', () => {
  readFileSync('tests/fixtures/softmax.json');
  readFileSync(new URL('../../fixtures/dot_product.json', import.meta.url));
  const reader = 'tests/browser/recording/recorded.spec.ts';
  const files = ['softmax', 'dot_product'].map((name) => `tests/fixtures/${name}.json < ${reader}`);
  expect([...filesRead]).toEqual(expect.arrayContaining(files));
});

test.describe
  .serial('a page that another file of tests has left open', () => {
    let left: BrowserContext | null = null;

    test('is closed', async ({ browser, watched }) => {
      left = await browser.newContext();
      await left.newPage();
      watched.set(left, { file: 'other.spec.ts', paths: new Set(['dist/lab.html']) });
    });

    test('before the next test', ({ browser, watched }) => {
      expect(left?.pages()).toEqual([]);
      expect(browser.contexts()).not.toContain(left);
      expect([...watched.values()].filter(({ file }) => file === 'other.spec.ts')).toEqual([]);
    });
  });
