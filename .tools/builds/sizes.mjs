/**
 * `node .tools/builds/sizes.mjs [QUALITY]`: prints how large each build is, and writes the table to build/sizes.md. Needs dist/ and
 * build/package/. Files are compressed with brotli at this quality, 0 to 11, by default 11, which takes a minute.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { root } from '../setup/prepare.mjs';
import { firstFiles, guideFiles } from './first-files.mjs';

const BUILDS = [
  ['site: what the first lesson needs', firstFiles().map((file) => `dist/${file}`)],
  ['site: the guide of the first lesson', guideFiles().map((file) => `dist/${file}`)],
  ['site: everything, with all lessons', filesOf('dist')],
  ['script tag: `attention-lab.js` and `engine.wasm`', scriptTag()],
  ['iframe snippet: `embed.js`', ['dist/embed.js']],
  ['single module and widget: `standalone.js`', ['build/package/standalone.js']],
  ['offline page: `attention-lab.html`', ['build/attention-lab.html']],
  ['npm package: everything', filesOf('build/package')],
];

/** The files that a page with the script tag fetches: without the HTML and styles of the site. */
function scriptTag() {
  const fromPage = new Set(['lab.html', ...firstFiles().filter((file) => /\.(css|svg)$/.test(file))]);
  return firstFiles()
    .filter((file) => !fromPage.has(file))
    .map((file) => `dist/${file}`);
}

function filesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => statSync(join(root, file)).isFile());
}

/** Compressed sizes are sums over files, since each file is compressed separately. */
function sizes(files) {
  return files.map(sizesOf).reduce((total, next) => total.map((size, i) => size + next[i]), [0, 0, 0]);
}

const known = new Map();
const params = { [zlib.BROTLI_PARAM_QUALITY]: Number(process.argv[2] ?? zlib.BROTLI_MAX_QUALITY) };

/** Raw, gzip and brotli sizes of a file. Several builds contain the same files. */
function sizesOf(file) {
  if (!known.has(file)) {
    const bytes = readFileSync(join(root, file));
    known.set(file, [bytes.length, gzipSync(bytes).length, brotliCompressSync(bytes, { params }).length]);
  }
  return known.get(file);
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;

function table() {
  const rows = BUILDS.map(([name, files]) => [name, files.length, ...sizes(files).map(kilobytes)]);
  return [['build', 'files', 'raw', 'gzip', 'brotli'], ['---', '---:', '---:', '---:', '---:'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

const text = table();
console.log(text);
writeFileSync(join(root, 'build/sizes.md'), `${text}\n`);
