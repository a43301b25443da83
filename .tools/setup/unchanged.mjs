import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Runs `work` if its inputs or outputs have changed since its last success; hashes of both are stored in build/stamps/. `inputs` and
 * `outputs` are files and folders relative to `root`; `settings` is everything else that the result depends on. Resolves to whether
 * the work was done.
 */
export async function unlessUnchanged(root, name, { inputs, outputs, settings = {} }, work) {
  const stamp = join(root, 'build/stamps', `${name}.json`);
  const before = hashOf(root, inputs, settings);
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (found === stampText(before, hashOf(root, outputs))) return false;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampText(before, hashOf(root, outputs)));
  return true;
}

const stampText = (inputs, outputs) => `${JSON.stringify({ inputs, outputs })}\n`;

/** A hash of the names and contents of files, and of `settings`. Missing files are hashed as missing. */
function hashOf(root, paths, settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of paths.flatMap((path) => filesIn(root, path)).sort()) {
    const content = existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined;
    hash.update(`\n${file} ${content?.length ?? 'missing'}\n`).update(content ?? '');
  }
  return hash.digest('hex');
}

function filesIn(root, path) {
  if (!statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap(({ name }) => filesIn(root, join(path, name)));
}
