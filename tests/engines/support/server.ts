import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Folders that are searched for a file, in this order. */
const folders = ['dist', 'tests/engines/page', 'build/engines', 'tests', 'web'].map((each) =>
  join(root, each),
);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

/** Sent with every response. Browsers report violations to /blocked, also those in workers, which dispatch no event in the page. */
export const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; " +
  "img-src 'self' data:; require-trusted-types-for 'script'; trusted-types lit-html attention-lab; " +
  'report-uri /blocked';

/** The hashes of what is written into the home page and the lab, from the headers that the site sends. */
function withHashes(): string {
  const headers = readFileSync(join(root, 'dist/_headers'), 'utf8');
  const hashes = (directive: string): string =>
    new RegExp(`${directive} 'self'((?: 'sha256-[^']+')*)`).exec(headers)?.[1] ?? '';
  return ['script-src', 'style-src'].reduce(
    (all, each) => all.replace(`${each} 'self'`, `${each} 'self'${hashes(each)}`),
    policy,
  );
}

/** A page with an iframe must allow frames. */
function policyOf(name: string): string {
  if (name === 'index.html' || name === '/lab.html') return withHashes();
  return name.endsWith('frame.html') ? `${policy}; frame-src 'self'` : policy;
}

/** Server of the built page and the test files, with the violation reports that browsers sent, and the files that they asked for. */
export interface Site {
  readonly address: string;
  readonly blocked: string[];
  /** Paths from the root of the checkout; what was not there as a path in dist/. */
  readonly requested: Set<string>;
  close(): void;
}

export async function openSite(): Promise<Site> {
  const blocked: string[] = [];
  const requested = new Set<string>();
  const server = createServer(async (request, response) => {
    if (request.url === '/blocked') blocked.push(await bodyOf(request));
    requested.add(respond(new URL(request.url ?? '/', 'http://site').pathname, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const found = server.address();
  const port = typeof found === 'object' && found !== null ? found.port : 0;
  return { address: `http://127.0.0.1:${port}/`, blocked, requested, close: () => server.close() };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Returns the path of what was asked for. No browser keeps an answer: each test asks for all that it needs. */
function respond(path: string, response: ServerResponse): string {
  const name = path === '/' ? 'index.html' : normalize(path);
  const file = folders.map((folder) => join(folder, name)).find(isFile);
  const type = types[extname(name)] ?? 'application/octet-stream';
  response.writeHead(file ? 200 : 404, {
    'content-type': type,
    'content-security-policy': policyOf(name),
    'cache-control': 'no-store',
  });
  response.end(file ? readFileSync(file) : undefined);
  return relative(root, file ?? join(root, 'dist', name));
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
