/**
 * Writes programs as the page does (“Show as code…”), and runs them: `node tests/programs/run.mjs [python|pytorch|jax|cpp …]`.
 * Prints a line per language, and `TOTAL passed failed`. What is not installed is skipped, and named.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runner = join(root, 'tests/programs/run_programs.py');
const folder = join(root, 'build/programs');

/** One core: the matrices are small. */
const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' };

function call(name, ...args) {
  const { status, stdout = '', stderr = '', error } = spawnSync(name, args, { env, encoding: 'utf8' });
  return { isOk: status === 0, stdout, output: `${stdout}${stderr}${error ?? ''}` };
}

const total = { passed: 0, failed: 0 };

function report(title, passed, failures) {
  total.passed += passed;
  total.failed += failures.length;
  for (const failure of failures) console.log(failure);
  console.log(`${title}: ${passed} programs do what they must, ${failures.length} do not`);
}

const skip = (title, reason) => console.log(`${title}: skipped, ${reason}`);

/** Debian’s Python has Debian’s packages; another one may come first in PATH. */
function findPython() {
  const found = ['/usr/bin/python3', 'python3'].map((python) => {
    const { isOk, stdout } = call(python, runner, 'modules');
    return { python, modules: isOk ? stdout.trim().split(' ') : [] };
  });
  return found.find(({ modules }) => modules.includes('numpy')) ?? { python: 'python3', modules: [] };
}

function runPython(language, programs, { python, modules }) {
  const needed = language === 'pytorch' ? 'torch' : 'numpy';
  const title = { python: 'NumPy', pytorch: 'PyTorch', jax: 'JAX' }[language];
  if (!modules.includes(needed)) return skip(title, `${python} has no ${needed} (Debian: python3-${needed})`);
  const isReal = language !== 'jax' || modules.includes('jax');
  const file = join(folder, `${language}.json`);
  writeFileSync(file, JSON.stringify(programs));
  const { stdout, output } = call(python, runner, language, file);
  const lines = stdout.trim().split('\n');
  const [, passed] = /^TOTAL (\d+) \d+$/.exec(lines.at(-1)) ?? [];
  if (passed === undefined) return report(title, 0, [`${title}: ${output}`]);
  report(isReal ? title : 'JAX (not installed: NumPy in its place)', Number(passed), lines.slice(0, -1));
}

/** One file with a namespace per program: most of the time goes into reading Eigen. */
function inOneFile(programs) {
  const include = /^#include .*$/gm;
  const includes = new Set(programs.flatMap(({ text }) => text.match(include)));
  const bodies = programs.map(({ text }, at) => `namespace program_${at} {\n${text.replace(include, '')}}\n`);
  const calls = programs.map((_, at) => `program_${at}::main`).join(', ');
  return `${[...includes].join('\n')}\n#include <string>\n${bodies.join('\n')}
int main(int, char** arguments) {
  int (*const programs[])() = {${calls}};
  return programs[std::stoi(arguments[1])]();
}
`;
}

function runCpp(programs) {
  const title = 'C++ with Eigen';
  const eigen = ['/usr/include/eigen3', '/usr/local/include/eigen3', '/opt/homebrew/include/eigen3'].find(
    existsSync,
  );
  if (!eigen) return skip(title, 'Eigen is not installed (Debian: libeigen3-dev)');
  const [source, binary] = [join(folder, 'programs.cpp'), join(folder, 'programs')];
  writeFileSync(source, inOneFile(programs));
  const compiled = call(
    'c++',
    '-std=c++17',
    '-O0',
    '-Wall',
    '-Wextra',
    '-Werror',
    `-isystem${eigen}`,
    source,
    '-o',
    binary,
  );
  if (!compiled.isOk) return report(title, 0, [compiled.output.slice(0, 5000)]);
  const failures = programs.flatMap(({ name, fails }, at) => {
    const { isOk, output } = call(binary, String(at));
    const isRight =
      fails === null ? isOk && output.includes('agree') : !isOk && output.includes(`${fails} differs`);
    return isRight ? [] : [`${title}, ${name}: ${output.slice(0, 1000)}`];
  });
  report(title, programs.length - failures.length, failures);
}

async function writePrograms() {
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'error', optimizeDeps: { noDiscovery: true } },
    server: { middlewareMode: true, watch: null },
  });
  const { allPrograms } = await server.ssrLoadModule('/tests/programs/programs.ts');
  const programs = await allPrograms();
  await server.close();
  return programs;
}

mkdirSync(dirname(folder), { recursive: true });
mkdirSync(folder, { recursive: true });
const python = findPython();
const wanted = process.argv.slice(2);
for (const [language, programs] of await writePrograms()) {
  if (wanted.length > 0 && !wanted.includes(language)) continue;
  if (language === 'cpp') runCpp(programs);
  else runPython(language, programs, python);
}
console.log(`TOTAL ${total.passed} ${total.failed}`);
process.exitCode = total.failed === 0 ? 0 : 1;
