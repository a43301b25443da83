import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds the hashes of the scripts and the styles in the home page and the lab to the policy in `_headers`. Where a site has a policy without
 * them, files do the same, only later.
 */
export function writePolicy(folder) {
  const html = ['index.html', 'lab.html'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  const hashes = (tag) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => hashOf(text)).join(' ');
  const file = join(folder, '_headers');
  const headers = readFileSync(file, 'utf8')
    .replace("script-src 'self'", `script-src 'self' ${hashes('script')}`)
    .replace("style-src 'self'", `style-src 'self' ${hashes('style')}`);
  writeFileSync(file, headers);
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
