/**
 * `node tests/hosts/server.mjs`: two origins on this machine. $PORT has the pages of authors; another port has the files
 * of Attention Lab, with the headers of dist/_headers. Pages know the second one as https://lab.example.
 */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from '../../.tools/setup/prepare.mjs';

/** What https://lab.example is here, once that server is there. */
let lab = '';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** `[pattern, [name, value][]][]` of a file in the format that static hosts read. */
function readRules(text) {
  const rules = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) rules.push([line.trim(), []]);
    else rules.at(-1)[1].push([name, value]);
  }
  return rules;
}

const rules = readRules(readFileSync(join(root, 'dist/_headers'), 'utf8'));

function matches(pattern, path) {
  const [before, after] = pattern.split('*');
  return after === undefined ? path === pattern : path.startsWith(before) && path.endsWith(after);
}

function labHeaders(path) {
  return rules.filter(([pattern]) => matches(pattern, path)).flatMap(([, headers]) => headers);
}

/** The file at a path, looked for in folders in turn; folders answer with their index.html. */
function find(folders, path) {
  for (const folder of folders) {
    const file = join(root, folder, path.endsWith('/') ? `${path}index.html` : path);
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  }
  return undefined;
}

/** Resolves to the origin. */
function serve(folders, headersOf, port) {
  const answer = (request, response) => {
    const { pathname } = new URL(request.url, 'http://any');
    const file = find(folders, pathname);
    if (file === undefined) return response.writeHead(404).end('not here');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
    const bytes = readFileSync(file);
    const isText = /html|javascript|json/.test(type);
    response.end(isText ? bytes.toString().replaceAll('https://lab.example', lab) : bytes);
  };
  return new Promise((resolve) => {
    const server = createServer(answer).listen(port, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${server.address().port}`),
    );
  });
}

lab = await serve(['dist', 'build', 'build/hosts'], labHeaders, 0);
await serve(['build/hosts'], () => [], Number(process.env.PORT ?? 4506));
