import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds the hashes of the script and the styles in the home page to the policy in `_headers`. Where a site has a policy without them,
 * files do the same, only later.
 */
export function writePolicy(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, script] = /<script>(.*?)<\/script>/s.exec(html);
  const [, style] = /<style>(.*?)<\/style>/s.exec(html);
  const file = join(folder, '_headers');
  const headers = readFileSync(file, 'utf8')
    .replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`)
    .replace("style-src 'self'", `style-src 'self' ${hashOf(style)}`);
  writeFileSync(file, headers);
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
