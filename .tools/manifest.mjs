/**
 * Writes web/element/custom-elements.json, what editors and the reference page know of the element, from its doc comments.
 * The analyzer is fetched when this first runs: it is larger than all that the page is built with.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup/prepare.mjs';
import { mustRun } from './setup/run.mjs';

const folder = join(root, 'tests/manifest');
const analyzer = join(folder, 'node_modules/@custom-elements-manifest/analyzer');
const config = 'tests/manifest/custom-elements-manifest.config.mjs';
const written = join(root, 'web/element/custom-elements.json');

/** The manifest of the element as it is now, as text. */
export async function analyzed(env = process.env) {
  await install(env);
  const args = [join(analyzer, 'cem.js'), 'analyze', '--config', config];
  await mustRun('node', args, { cwd: root, env });
  return readFileSync(join(root, 'build/manifest/custom-elements.json'), 'utf8');
}

/** Why the manifest in the repository is not that of the element; empty when it is. */
export async function outdated(env) {
  const now = await analyzed(env);
  if (existsSync(written) && readFileSync(written, 'utf8') === now) return '';
  return 'web/element/custom-elements.json is not what the doc comments of the element say: node .tools/manifest.mjs writes it anew.';
}

async function install(env) {
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [wanted] = Object.values(devDependencies);
  const present = join(analyzer, 'package.json');
  if (existsSync(present) && JSON.parse(readFileSync(present, 'utf8')).version === wanted) return;
  await mustRun('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, env });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(written, await analyzed());
