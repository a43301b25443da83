/**
 * Writes programs as the page does (“Show as code…”), and runs them: `node tests/programs/run.mjs [python|pytorch|jax|cpp|itself …]`.
 * Prints a line per language, and `TOTAL passed failed`. What is not installed is skipped, and named.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { run } from '../../.tools/setup/run.mjs';
import { SANITIZING_CLANG as CLANG } from '../../.tools/setup/system.mjs';

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
  const needed = language === 'pytorch' || language === 'itself' ? 'torch' : 'numpy';
  const titles = { python: 'NumPy', pytorch: 'PyTorch', jax: 'JAX', itself: 'Programs themselves' };
  const title = titles[language];
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

/** As many parts as there are cores, of about the same length. */
function inParts(programs) {
  const parts = Array.from({ length: availableParallelism() }, () => ({ length: 0, programs: [] }));
  for (const program of programs.toSorted((a, b) => b.text.length - a.text.length)) {
    const part = parts.reduce((shortest, each) => (each.length < shortest.length ? each : shortest));
    part.length += program.text.length;
    part.programs.push(program);
  }
  return parts.map((part) => part.programs).filter((part) => part.length > 0);
}

/** One file with a namespace per program: reading Eigen takes longer than most programs. */
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

/** Clang reads literals in half the time that GCC takes. */
const compiler = existsSync(CLANG) ? CLANG : 'c++';

/** Compiles programs and runs them; resolves to a failure for each that does not do what it must. */
async function compileAndRun(programs, part, title, eigen) {
  const [source, binary] = [join(folder, `programs-${part}.cpp`), join(folder, `programs-${part}`)];
  writeFileSync(source, inOneFile(programs));
  const flags = ['-std=c++17', '-O0', '-Wall', '-Wextra', '-Werror', `-isystem${eigen}`];
  const { code, output } = await run(compiler, [...flags, source, '-o', binary]);
  if (code !== 0) return programs.map(({ name }) => `${title}, ${name}: ${output.slice(0, 1000)}`);
  return programs.flatMap(({ name, fails }, at) => {
    const { isOk, output } = call(binary, String(at));
    const isRight =
      fails === null ? isOk && output.includes('agree') : !isOk && output.includes(`${fails} differs`);
    return isRight ? [] : [`${title}, ${name}: ${output.slice(0, 1000)}`];
  });
}

async function runCpp(programs) {
  const title = 'C++ with Eigen';
  const eigen = ['/usr/include/eigen3', '/usr/local/include/eigen3', '/opt/homebrew/include/eigen3'].find(
    existsSync,
  );
  if (!eigen) return skip(title, 'Eigen is not installed (Debian: libeigen3-dev)');
  const parts = inParts(programs).map((part, at) => compileAndRun(part, at, title, eigen));
  const failures = (await Promise.all(parts)).flat();
  report(title, programs.length - failures.length, failures);
}

async function writePrograms() {
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'error', optimizeDeps: { noDiscovery: true } },
    server: { middlewareMode: true, watch: null },
  });
  const { allPrograms, programsThemselves } = await server.ssrLoadModule('/tests/programs/programs.ts');
  const isWanted = (language) => wanted.length === 0 || wanted.includes(language);
  const languages = ['python', 'pytorch', 'jax', 'cpp'];
  const programs = languages.some(isWanted) ? [...(await allPrograms())] : [];
  if (isWanted('itself')) programs.push(['itself', await programsThemselves()]);
  await server.close();
  return programs;
}

mkdirSync(dirname(folder), { recursive: true });
mkdirSync(folder, { recursive: true });
const python = findPython();
const wanted = process.argv.slice(2);
for (const [language, programs] of await writePrograms()) {
  if (wanted.length > 0 && !wanted.includes(language)) continue;
  if (language === 'cpp') await runCpp(programs);
  else runPython(language, programs, python);
}
console.log(`TOTAL ${total.passed} ${total.failed}`);
process.exitCode = total.failed === 0 ? 0 : 1;
