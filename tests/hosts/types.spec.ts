import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const modules = at('node_modules');
const installed = at('../../build/hosts/npm-source/node_modules/attention-lab');

interface Framework {
  readonly name: string;
  /** How the samples are called. */
  readonly extension: string;
  /** By the name that is imported: the package here that it stands for. */
  readonly packages: Readonly<Record<string, string>>;
  readonly options: object;
  /** The program and its arguments; it runs in the folder of the samples. */
  readonly command: readonly string[];
}

const tsc = ['node', at('../../node_modules/typescript/bin/tsc'), '--pretty', 'false'];
const react = { jsx: 'react-jsx', jsxImportSource: 'react' };

const frameworks: readonly Framework[] = [
  {
    ...{ name: 'react', extension: 'tsx', options: react, command: tsc },
    packages: { '@types/react': '@types/react' },
  },
  {
    ...{ name: 'react-18', extension: 'tsx', options: react, command: tsc },
    packages: { '@types/react': 'types-react-18' },
  },
  {
    ...{ name: 'preact', extension: 'tsx', command: tsc },
    options: { jsx: 'react-jsx', jsxImportSource: 'preact' },
    packages: { preact: 'preact' },
  },
  {
    ...{ name: 'vue', extension: 'vue', options: {} },
    packages: { vue: 'vue', '@vue': '@vue' },
    command: ['node', join(modules, 'vue-tsc/bin/vue-tsc.js'), '--pretty', 'false'],
  },
  {
    ...{ name: 'svelte', extension: 'svelte', options: {} },
    packages: { svelte: 'svelte' },
    command: ['node', join(modules, 'svelte-check/bin/svelte-check'), '--output', 'machine'],
  },
];

/** A project that has installed the package and the framework. */
function makeProject({ name, packages, options, extension }: Framework): string {
  const folder = at(`../../build/hosts/types/${name}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(at(`types/${name}`), folder, { recursive: true });
  const beside = join(installed, '..');
  for (const each of ['attention-lab', 'lit', 'lit-html', 'lit-element', '@lit', '@types/trusted-types'])
    cpSync(join(beside, each), join(folder, 'node_modules', each), { recursive: true });
  for (const [imported, real] of Object.entries(packages)) {
    const link = join(folder, 'node_modules', imported);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(modules, real), link);
  }
  const compilerOptions = {
    ...{
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
    },
    ...{
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: [],
      allowImportingTsExtensions: true,
    },
    ...options,
  };
  const project = {
    compilerOptions,
    vueCompilerOptions: { strictTemplates: true },
    include: [`*.${extension}`],
  };
  // Else svelte-check looks for the configuration of Vite above.
  writeFileSync(join(folder, 'svelte.config.js'), 'export default {};\n');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project, null, 2));
  return folder;
}

/** The lines of a sample that are marked as wrong. */
function markedLines(file: string): readonly number[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => (/(?:\/\/|<!--) wrong/.test(line) ? [index + 1] : []));
}

for (const framework of frameworks) {
  const { name, extension, command } = framework;
  test(`${name}: right attributes and events pass, wrong ones are errors`, () => {
    test.setTimeout(120_000);
    const folder = makeProject(framework);
    const [program = '', ...args] = command;
    const { stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    // `wrong.tsx(4,3): error …`, or `1590680326283 ERROR "wrong.svelte" 4:3 "…"`.
    const found = [...stdout.matchAll(/^(?:\d+ ERROR ")?([^"(\n]+?)(?:"|\()\s*(\d+)[,:]\d+.*$/gm)].filter(
      ([line]) => /error/i.test(line),
    );
    const errors = found.map(([, file, line]) => `${file}:${line}`);
    const expected = markedLines(join(folder, `wrong.${extension}`)).map(
      (line) => `wrong.${extension}:${line}`,
    );
    expect(expected).toHaveLength(4);
    expect([...new Set(errors)], stdout + stderr).toEqual(expected);
  });
}
