import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findArchive } from './apt-sources.mjs';
import { EMSDK_HELP } from './emscripten-own.mjs';
import { SetupError } from './log.mjs';
import { lastLines, run, which } from './run.mjs';

const SUITE = 'trixie';
const PACKAGES = ['emscripten', 'binaryen', 'libc6', 'libstdc++6', 'libgcc-s1'];

/** The Debian archive of this machine. Throws `SetupError` if there is none. */
export function findPossibleArchive() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const codename = /^VERSION_CODENAME=(\w+)/m.exec(release)?.[1];
  const isDebian = /^ID="?debian"?$/m.test(release) && which('apt-get') && which('dpkg');
  const archive =
    isDebian && codename
      ? findArchive([codename, 'stable', 'oldstable', 'testing', 'unstable', 'sid'])
      : undefined;
  if (archive) return archive;
  const reason = isDebian ? 'apt names no Debian archive' : 'this is not a Debian machine';
  throw new SetupError(`Emscripten is missing and cannot be fetched here: ${reason}.\n${EMSDK_HELP}`);
}

/** Downloads packages with a separate apt configuration, which needs no root and does not change the package lists of the system. */
export async function fetchPackages(log, { uri, signedBy }, folder) {
  const apt = join(folder, 'apt');
  for (const name of ['state/lists/partial', 'cache/archives/partial', 'debs'])
    mkdirSync(join(apt, name), { recursive: true });
  writeFileSync(join(apt, 'sources.list'), `deb [signed-by=${signedBy}] ${uri} ${SUITE} main\n`);
  const options = [
    `Dir::Etc::sourcelist=${apt}/sources.list`,
    'Dir::Etc::sourceparts=-',
    'Dir::Etc::preferences=-',
    'Dir::Etc::preferencesparts=-',
    `Dir::State=${apt}/state`,
    'Dir::State::status=/dev/null',
    `Dir::Cache=${apt}/cache`,
    'Acquire::Languages=none',
    'Acquire::Retries=2',
    'APT::Update::Error-Mode=any',
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  const aptGet = (args) => run('apt-get', [...options, '-q', ...args], { cwd: join(apt, 'debs') });
  await log.during(`reading the package list of Debian ${SUITE}`, async () =>
    mustFetch(await aptGet(['update'])),
  );
  for (const name of PACKAGES) {
    await log.during(`fetching ${name}`, async () => mustFetch(await aptGet(['download', name])));
  }
}

function mustFetch({ code, output }) {
  if (code === 0) return;
  throw new SetupError(`Emscripten could not be fetched from this machine's Debian mirror:
${lastLines(output, 6)}
Check the network connection (and the mirror's address in /etc/apt), then run the command again: nothing half-done was kept.
Without that mirror: ${EMSDK_HELP}`);
}
