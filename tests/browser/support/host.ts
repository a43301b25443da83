import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A host page on its own origin, with the files of dist/. */
export const host = 'http://author.test/';

/** Requests, errors and warnings recorded while a page ran. */
export interface PageLog {
  readonly requests: string[];
  readonly pageErrors: string[];
}

/** Serves a page with this body; `headers` are sent with every response. */
export async function publish(
  page: Page,
  body: string,
  headers: Record<string, string> = {},
): Promise<PageLog> {
  const log: PageLog = { requests: [], pageErrors: [] };
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An article</title>
    <link rel="icon" href="data:,"><script type="module" src="attention-lab.js"></script></head><body>${body}</body></html>`;
  page.on('request', (request) => log.requests.push(request.url()));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) log.pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => log.pageErrors.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`blocked by ${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  await page.route(`${host}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html', headers });
    const file = join(dist, pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404, body: 'not here' });
    const contentType = types[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(file), contentType, headers });
  });
  return log;
}

/** Delays the files that match a pattern until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/**
 * Serves a page of the server at `baseURL` whose HTML arrives in pieces, each a second after the one before: one ends
 * behind the first place of each of these texts. Style sheets come at once; scripts, fonts and pictures never. Returns
 * the address and what ends the server.
 */
export async function serveInPieces(
  baseURL: string | undefined,
  file: string,
  texts: readonly string[],
): Promise<{ readonly address: string; readonly close: () => void }> {
  const html = await (await fetch(new URL(file, baseURL))).text();
  const ends = texts.map((text) => {
    const at = html.indexOf(text);
    if (at < 0) throw new Error(`${file} has no ${text}.`);
    return at + text.length;
  });
  const server = createServer(async (request, response) => {
    if (request.url === `/${file}`) {
      response.setHeader('content-type', 'text/html');
      for (const [index, end] of ends.entries()) {
        response.write(html.slice(ends[index - 1] ?? 0, end));
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      response.end(html.slice(ends.at(-1)));
    } else if (request.url?.endsWith('.css')) {
      response.setHeader('content-type', 'text/css');
      response.end(await (await fetch(new URL(`.${request.url}`, baseURL))).text());
    } else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/${file}`, close: () => server.close() };
}
