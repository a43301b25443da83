import { existsSync, readFileSync } from 'node:fs';
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

/** A file of dist/, for a page that has asked for it; undefined if there is none. */
export function builtFile(path: string): Buffer | undefined {
  const file = join(dist, path);
  return existsSync(file) ? readFileSync(file) : undefined;
}

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
    const body = builtFile(pathname);
    if (body === undefined) return route.fulfill({ status: 404, body: 'not here' });
    const contentType = types[extname(pathname)] ?? 'application/octet-stream';
    return route.fulfill({ body, contentType, headers });
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
