import { expect, it } from 'vitest';
import { hoistImports } from '../../../.tools/builds/vite/hoist-imports.mjs';
import { inlineHelpers } from '../../../.tools/builds/vite/inline-helpers.mjs';

interface Script {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly name: string;
  readonly code: string;
  readonly imports: readonly string[];
}

type Bundle = Record<string, Script>;

const script = (fileName: string, code: string, imports: readonly string[] = []): Bundle => ({
  [fileName]: { type: 'chunk', fileName, name: fileName.replace(/.*\/|-\w+\.js/g, ''), code, imports },
});

const run = (plugin: { generateBundle?: unknown }, bundle: Bundle): void =>
  (plugin.generateBundle as (options: unknown, bundle: Bundle) => void)({}, bundle);

const helpers = 'assets/rolldown-runtime-abc1.js';

it('writes the helpers of the bundler into each script that imports them', () => {
  const bundle = {
    ...script(helpers, 'var e=(x)=>x+1,t=(x)=>2*x;export{t as n,e as t};'),
    ...script('later/a-1.js', `import{n as double,t}from"../${helpers}";const both=t(double(20));`, [
      helpers,
      'assets/b-1.js',
    ]),
    ...script('assets/b-1.js', 'const alone=1;'),
  };
  run(inlineHelpers, bundle);
  expect(Object.keys(bundle)).toEqual(['later/a-1.js', 'assets/b-1.js']);
  const changed = bundle['later/a-1.js'];
  expect(changed?.imports).toEqual(['assets/b-1.js']);
  expect(new Function(`${changed?.code} return both;`)()).toBe(41);
});

it('refuses a script that imports the helpers in a form that it cannot read', () => {
  const bundle = {
    ...script(helpers, 'export{};'),
    ...script('assets/a-1.js', `import*as all from"./${helpers}";`, [helpers]),
  };
  expect(() => run(inlineHelpers, bundle)).toThrow('assets/a-1.js imports the helpers in another form.');
});

it('lets a script import all that its imports import, after its own', () => {
  const bundle = {
    ...script('later/a-1.js', 'import"../assets/b-1.js";', ['assets/b-1.js']),
    ...script('assets/b-1.js', 'import"./c-1.js";', ['assets/c-1.js']),
    ...script('assets/c-1.js', 'import"../later/d-1.js";', ['later/d-1.js']),
    ...script('later/d-1.js', '', []),
  };
  run(hoistImports, bundle);
  expect(bundle['later/a-1.js']?.code).toBe(
    'import"../assets/b-1.js";import"../assets/c-1.js";import"./d-1.js";',
  );
  expect(bundle['assets/b-1.js']?.code).toBe('import"./c-1.js";import"../later/d-1.js";');
  expect(bundle['assets/c-1.js']?.imports).toEqual(['later/d-1.js']);
});
