import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './log.mjs';
import { run, which } from './run.mjs';

const UNFINISHED = 'unfinished';

/** Installs the packages of the lock file, unless it has not changed since the last installation. */
export async function ensureNpmPackages(log, root) {
  const modules = join(root, 'node_modules');
  const stamp = join(modules, '.attention-lab');
  const expected = fingerprint(root);
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (found === expected) return log.say('already installed');
  if (!which('npm'))
    throw new SetupError('npm is missing. Install it (it comes with Node.js), then run the command again.');
  if (found === UNFINISHED) rmSync(modules, { recursive: true });
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, UNFINISHED);
  await log.during('installing the packages of package-lock.json', () => install(root));
  writeFileSync(stamp, expected);
}

/** By default, npm waits for more than ten minutes if the network is down. */
const RETRIES = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Not `npm ci`, which fails if the lock file was written with a mirror that lacks binaries of other platforms. */
async function install(root) {
  const { code, output } = await run('npm', ['install', '--no-save', '--loglevel=error', ...RETRIES], {
    cwd: root,
  });
  if (code === 0) return;
  const reasons = output.split('\n').filter((line) => /^npm error (?!A complete log)\S/.test(line));
  throw new SetupError(`npm could not install the packages:
${reasons.slice(0, 6).join('\n') || output.trim()}
Check the network connection (and npm's registry setting), then run the command again.`);
}

function fingerprint(root) {
  const hash = createHash('sha256').update(process.version);
  for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}
