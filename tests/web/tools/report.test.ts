import { describe, expect, it } from 'vitest';
import { type PlaywrightRun, specResults } from '../../../.tools/checks/specs/report.mjs';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const test = (status: Status, ...reads: string[]) => ({
  status,
  results: [{ annotations: [{ type: 'read', description: JSON.stringify(reads) }] }],
  annotations: [],
});

const run: PlaywrightRun = {
  config: { rootDir: '/lab/tests/browser' },
  errors: [],
  suites: [
    {
      file: 'matrix/edit.spec.ts',
      specs: [{ tests: [test('expected', 'dist/index.html'), test('skipped')] }],
      suites: [
        {
          file: 'matrix/edit.spec.ts',
          specs: [{ tests: [test('expected', 'dist/index.html', 'dist/a.js')] }],
        },
      ],
    },
    { file: 'home.spec.ts', specs: [{ tests: [test('expected'), test('unexpected'), test('flaky')] }] },
  ],
};

const edit = {
  file: 'tests/browser/matrix/edit.spec.ts',
  passed: 2,
  failed: 0,
  reads: ['dist/index.html', 'dist/a.js'],
};
const home = { file: 'tests/browser/home.spec.ts', passed: 1, failed: 2, reads: [] };

describe('results of files of browser tests', () => {
  it.each([0, 1])('counts what passed and failed in each file when the run ended with %d', (code) => {
    expect(specResults('/lab', code, run)).toEqual([edit, home]);
  });

  it.each([130, 137])(
    'says nothing of a run that was stopped with %d: what did not run looks skipped',
    (code) => {
      expect(specResults('/lab', code, run)).toEqual([]);
    },
  );

  it('says nothing of a run with an error outside its tests, or without a report', () => {
    expect(specResults('/lab', 1, { ...run, errors: [{ message: 'no server' }] })).toEqual([]);
    expect(specResults('/lab', 1, undefined)).toEqual([]);
  });
});
