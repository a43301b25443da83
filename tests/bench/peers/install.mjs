/** Installs the compared libraries when the bench first runs: they are no dependencies of the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The platform that the optional Node package supports. */
const isLinux = process.platform === 'linux' && process.arch === 'x64';
const folder = fileURLToPath(new URL('.', import.meta.url));

export function installPeers() {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const wanted = { ...dependencies, ...(isLinux && optionalDependencies) };
  const missing = Object.entries(wanted).filter(([name, version]) => installed(name) !== version);
  if (missing.length === 0) return;
  console.log(
    `Installing the compared libraries into tests/bench/peers/node_modules:\n  ${missing.map((each) => each.join(' ')).join('\n  ')}`,
  );
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers could not be installed: check the network.');
}

function installed(name) {
  const file = `${folder}node_modules/${name}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
