import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { SetupError } from './log.mjs';
import { lastLines, run, which } from './run.mjs';

const INCLUDE_FOLDERS = ['/usr', '/usr/local', '/opt/homebrew'].flatMap((prefix) => [
  `${prefix}/include`,
  `${prefix}/include/eigen3`,
]);

const header = (path) => () => INCLUDE_FOLDERS.some((folder) => existsSync(`${folder}/${path}`));
const program =
  (...names) =>
  () =>
    names.some((name) => which(name));
const file = (path) => () => existsSync(path);

/** Compiles the sanitized tests in less than half the time that GCC takes, if its sanitizers are installed. */
export const SANITIZING_CLANG = '/usr/lib/llvm-19/bin/clang++';
const SANITIZERS = ['x86_64', 'aarch64'].map(
  (architecture) => `/usr/lib/llvm-19/lib/clang/19/lib/linux/libclang_rt.asan-${architecture}.a`,
);
export const canSanitizeWithClang = () => existsSync(SANITIZING_CLANG) && SANITIZERS.some(existsSync);

/** Debian packages, each with a test whether its contents are installed, by whatever means. */
const FOUND = {
  python3: program('python3'),
  cmake: program('cmake'),
  'ninja-build': program('ninja'),
  'g++': program('c++', 'g++', 'clang++'),
  'libeigen3-dev': header('Eigen/Core'),
  'doctest-dev': header('doctest/doctest.h'),
  'nlohmann-json3-dev': header('nlohmann/json.hpp'),
  'clang-19': file('/usr/lib/llvm-19/bin/clang'),
  'lld-19': file('/usr/lib/llvm-19/bin/wasm-ld'),
  'llvm-19': file('/usr/lib/llvm-19/bin/llvm-nm'),
  'libclang-rt-19-dev': canSanitizeWithClang,
  'clang-format-19': program('clang-format-19'),
  chromium: program('chromium'),
  'chromium-headless-shell': program('chromium-headless-shell'),
  'firefox-esr': program('firefox-esr'),
  'webkit2gtk-driver': program('WebKitWebDriver'),
  xvfb: program('xvfb-run'),
  xauth: program('xauth'),
  dbus: program('dbus-run-session'),
  'fonts-dejavu-core': file('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'),
  'fonts-stix': file('/usr/share/fonts/opentype/stix-word/STIXMath-Regular.otf'),
  'python3-numpy': file('/usr/lib/python3/dist-packages/numpy/__init__.py'),
  'python3-torch': file('/usr/lib/python3/dist-packages/torch/__init__.py'),
  hugo: program('hugo'),
  kramdown: program('kramdown'),
  pandoc: program('pandoc'),
};

export const BUILD_PACKAGES = ['python3', 'cmake', 'ninja-build', 'g++', 'libeigen3-dev'];
export const LLVM_PACKAGES = ['clang-19', 'lld-19', 'llvm-19'];
/** Chromium, and the fonts of the page. */
export const BROWSER_PACKAGES = ['chromium', 'fonts-dejavu-core', 'fonts-stix'];
export const TEST_PACKAGES = ['doctest-dev', 'nlohmann-json3-dev', 'clang-format-19', ...BROWSER_PACKAGES];
/** The sanitizers of Clang. Optional; without them, the default compiler builds the sanitized tests. */
export const SANITIZER_PACKAGES = { 'the sanitizers of Clang': ['libclang-rt-19-dev'] };
/** Halves the time of the browser tests. Optional; the default is Chromium. */
export const SHELL_PACKAGES = { 'the headless shell': ['chromium-headless-shell'] };
/** Browsers other than Chromium. Optional, since not every system has these packages. */
export const ENGINE_PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKitGTK: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
};
/** What the programs need that the page writes. Optional. */
export const PYTHON_PACKAGES = { NumPy: ['python3-numpy'], PyTorch: ['python3-torch'] };
/** Site generators for tests/hosts, and NumPy for the helper for pytest. */
export const HOST_PACKAGES = {
  ...{ Hugo: ['hugo'], kramdown: ['kramdown'], Pandoc: ['pandoc'] },
  NumPy: ['python3-numpy'],
};

/** Installs the packages that are missing. */
export async function ensureSystem(log, names) {
  const missing = names.filter((name) => !FOUND[name]());
  if (missing.length === 0) return log.say('already installed');
  const prefix = await rootPrefix(missing);
  await log.during(`installing ${missing.join(', ')}`, () => install(prefix, missing));
}

/** Installs groups of packages, `{ name: packages }`. Resolves to an error message for each group that failed. */
export async function ensureSystemGroups(log, groups) {
  const missing = [];
  for (const [name, packages] of Object.entries(groups)) {
    try {
      await ensureSystem(log, packages);
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      missing.push(`without ${name}: ${error.message.split('\n')[0]}`);
    }
  }
  return missing;
}

/** The versions of packages, as far as the machine can tell: by its package manager, or by the places of programs. */
export async function versionsOf(names) {
  const { output } = await run('dpkg-query', ['--show', ...names]);
  return names.map((name) => {
    const line = output.split('\n').find((each) => each.split(/[:\t]/, 1)[0] === name && each.includes('\t'));
    return line ?? `${name} ${FOUND[name]() ? (which(name) ?? 'installed') : 'missing'}`;
  });
}

/** The command prefix that gives root rights: empty or sudo. Throws `SetupError` with instructions if neither is possible. */
async function rootPrefix(missing) {
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (!which('apt-get')) {
    throw new SetupError(`Missing on this machine: ${missing.join(', ')} (Debian's names).
This set-up can install them with apt-get only, which is not here. Install them with your package manager, then run the command again.`);
  }
  if (process.getuid() === 0) return [];
  const canAsk = process.stdin.isTTY || (await run('sudo', ['-n', 'true'])).code === 0;
  if (which('sudo') && canAsk) return ['sudo'];
  throw new SetupError(`Missing on this machine: ${missing.join(', ')}.
Installing them needs root, and this user cannot become root. Ask an administrator to run
  ${command}
then run the command again.`);
}

/** Installs packages. Repairs an interrupted dpkg or an outdated package list once; other failures are reported. */
async function install(prefix, names) {
  const asRoot = (...words) =>
    run('env', ['LC_ALL=C', ...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', ...words]);
  const apt = (...args) => untilUnlocked(() => asRoot('apt-get', '-y', '-q', ...APT_OPTIONS, ...args));
  const attempt = () => apt('--fix-broken', 'install', '--no-install-recommends', ...names);

  if (await lacksCandidate(names)) await apt('update');
  const first = await attempt();
  if (first.code === 0) return;
  if (first.output.includes('dpkg --configure -a')) await asRoot('dpkg', '--configure', '-a');
  else await apt('update');
  const second = await attempt();
  if (second.code !== 0) throw new SetupError(explain(names, second.output));
}

async function lacksCandidate(names) {
  const { output } = await run('apt-cache', ['policy', ...names], { env: { ...process.env, LC_ALL: 'C' } });
  return names.some(
    (name) => !new RegExp(`^${name.replaceAll('+', '\\+')}:\n.*\n  Candidate: [^(]`, 'm').test(output),
  );
}

const APT_OPTIONS = ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=2'];

const LOCKED = /Could not (get|open) lock/;

/** Retries for ten minutes: apt waits for the lock of dpkg, but not for the lock of the package lists. */
async function untilUnlocked(attempt, tries = 120) {
  const result = await attempt();
  if (result.code === 0 || tries === 0 || !LOCKED.test(result.output)) return result;
  await setTimeout(5000);
  return untilUnlocked(attempt, tries - 1);
}

function explain(names, output) {
  const advice = LOCKED.test(output)
    ? 'Another program is using the package manager. Wait until it has finished'
    : 'Check the network connection and the mirror in /etc/apt';
  return `apt-get could not install ${names.join(', ')}:
${lastLines(output, 6)}
${advice}, or install them yourself. Then run the command again.`;
}
