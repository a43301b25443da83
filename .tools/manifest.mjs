/**
 * Writes web/element/custom-elements.json, the custom-elements manifest for editors and the reference page, from the doc comments of
 * the element. The analyzer is installed on first use, since it is larger than all other dependencies.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup/prepare.mjs';
import { mustRun } from './setup/run.mjs';

const folder = join(root, 'tests/manifest');
const analyzer = join(folder, 'node_modules/@custom-elements-manifest/analyzer');
const config = 'tests/manifest/custom-elements-manifest.config.mjs';
const manifest = join(root, 'web/element/custom-elements.json');

/** Generates the manifest. */
export async function generateManifest(env = process.env) {
  await install(env);
  const args = [join(analyzer, 'cem.js'), 'analyze', '--config', config];
  await mustRun('node', args, { cwd: root, env });
  return readFileSync(join(root, 'build/manifest/custom-elements.json'), 'utf8');
}

/** Returns an error message if the committed manifest is outdated, else an empty string. */
export async function manifestError(env) {
  const current = await generateManifest(env);
  if (existsSync(manifest) && readFileSync(manifest, 'utf8') === current) return '';
  return 'web/element/custom-elements.json is not what the doc comments of the element say: node .tools/manifest.mjs writes it anew.';
}

async function install(env) {
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [version] = Object.values(devDependencies);
  const present = join(analyzer, 'package.json');
  if (existsSync(present) && JSON.parse(readFileSync(present, 'utf8')).version === version) return;
  await mustRun('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, env });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(manifest, await generateManifest());
