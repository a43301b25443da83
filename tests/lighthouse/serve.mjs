/** Serves the built page as a good host does: compressed, with long-lived files marked as such, and the policy of SECURITY.md. */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve as absolute, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const root = fileURLToPath(new URL('../../', import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The policy that the site sends, and what SECURITY.md adds for browsers with Trusted Types. */
function headersOf(dist) {
  const sent = /Content-Security-Policy: (.*)/.exec(readFileSync(join(dist, '_headers'), 'utf8'))[1];
  return {
    'content-security-policy': `${sent}; frame-ancestors *; require-trusted-types-for 'script'; trusted-types lit-html attention-lab`,
    'content-encoding': 'br',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** Files with a hash in their names never change. */
const keepFor = (name) =>
  /^\/(assets|fonts|later)\//.test(name) ? 'max-age=31536000, immutable' : 'no-cache';

const compressed = new Map();
/** Resolves to a file in brotli. Other files are served meanwhile: compressing the engine takes a second. */
function compress(file) {
  if (!compressed.has(file)) compressed.set(file, promisify(brotliCompress)(readFileSync(file)));
  return compressed.get(file);
}

/**
 * Serves the page in `outDir`, and the texts of `more` by name. Resolves to its address, and a function that ends the server.
 */
export async function serve(outDir = 'dist', more = new Map()) {
  const dist = absolute(root, outDir);
  const headers = headersOf(dist);
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const name = pathname === '/' ? '/index.html' : normalize(pathname);
    if (more.has(name))
      return response.writeHead(200, { 'content-type': types[extname(name)] }).end(more.get(name));
    if (!statSync(join(dist, name), { throwIfNoEntry: false })?.isFile())
      return response.writeHead(404).end();
    const type = { 'content-type': types[extname(name)] ?? 'application/octet-stream' };
    response
      .writeHead(200, { ...headers, ...type, 'cache-control': keepFor(name) })
      .end(await compress(join(dist, name)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
