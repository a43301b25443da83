/**
 * `node .tools/builds/offline.mjs` writes the page as a single HTML file, build/attention-lab.html, which works from file: URLs. It
 * is dist/lab.html with all referenced files inlined, and a content security policy that forbids all requests.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/prepare.mjs';

const dist = (path) => readFileSync(join(root, 'dist', path), 'utf8');

/** Escapes tags that would end the inline script. They occur only in strings and patterns, where `\x3c` is equivalent. */
const script = readFileSync(join(root, 'build/package/standalone.js'), 'utf8').replace(
  /<(?=\/script|script|!--)/gi,
  '\\x3c',
);
/** What runs before the page is painted is in the page. */
const [, first] = dist('lab.html').match(/<script>(.*?)<\/script>/s);
const scripts = [script, first];
const styles = [];

const page = dist('lab.html')
  .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
  .replace(/\s*<link rel="(?:module)?preload"[^>]*>/g, '')
  .replace(/\s*<meta property="og:[^>]*>/g, '')
  .replace(/\s*(?:<!-- [^>]* -->\s*)?<script defer[^>]*><\/script>/g, '')
  .replace(/\s*(?:<!-- [^>]* -->\s*)?<link rel="expect"[^>]*>/g, '')
  // They lead to other pages.
  .replace(/\s*<footer[ >].*?<\/footer>/gs, '')
  .replace(/ data-covers="[^"]*"/, '')
  .replace(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g, (_all, path) => style(dist(path)))
  .replace(/(<link rel="icon"[^>]*href=")\.\/([^"]+)"/, (_all, before, path) => `${before}${picture(path)}"`)
  .replace('</head>', () => `  ${policy()}\n  </head>`)
  .replace('</body>', () => `<script type="module">${script}</script>\n  </body>`);

writeFileSync(join(root, 'build/attention-lab.html'), page);

function style(text) {
  styles.push(text);
  return `<style>${text}</style>`;
}

function picture(path) {
  return `data:image/svg+xml,${encodeURIComponent(dist(path))}`;
}

/** Allows only the inlined scripts and styles, by their hashes. */
function policy() {
  const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const rules = [
    "default-src 'none'",
    `script-src ${scripts.map(hash).join(' ')} 'wasm-unsafe-eval'`,
    `style-src ${styles.map(hash).join(' ')}`,
    'img-src data:',
    'worker-src data:',
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join('; ')}">`;
}
