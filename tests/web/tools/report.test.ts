import { describe, expect, it } from 'vitest';
import { type PlaywrightRun, testResults } from '../../../.tools/checks/specs/report.mjs';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const test = (title: string, status: Status, ...reads: string[]) => ({
  title,
  tests: [
    {
      projectName: '',
      status,
      results: [{ annotations: [{ type: 'read', description: JSON.stringify(reads) }] }],
      annotations: [],
    },
  ],
});

const run: PlaywrightRun = {
  config: { rootDir: '/lab/tests/browser' },
  errors: [],
  suites: [
    {
      title: 'matrix/edit.spec.ts',
      file: 'matrix/edit.spec.ts',
      specs: [test('opens', 'expected', 'dist/index.html', 'dist/a.js'), test('waits', 'skipped')],
      suites: [
        {
          title: 'an edit',
          file: 'matrix/edit.spec.ts',
          specs: [test('is undone', 'unexpected'), test('is “a › b”', 'flaky')],
        },
      ],
    },
  ],
};

const edit = { file: 'tests/browser/matrix/edit.spec.ts', passed: false, reads: [] };
const results = [
  {
    ...edit,
    name: ' › opens',
    line: 'matrix/edit.spec.ts › opens',
    passed: true,
    reads: ['dist/index.html', 'dist/a.js'],
  },
  { ...edit, name: ' › waits', line: 'matrix/edit.spec.ts › waits' },
  { ...edit, name: ' › an edit › is undone', line: 'matrix/edit.spec.ts › an edit › is undone' },
  // A list cannot name it: all tests of its file run.
  { ...edit, name: ' › an edit › is “a › b”', line: 'matrix/edit.spec.ts' },
];

describe('results of tests in browsers', () => {
  it.each([0, 1])('are those of each test when the run ended with %d', (code) => {
    expect(testResults('/lab', code, run)).toEqual(results);
  });

  it('tell the tests of several browsers apart', () => {
    const [suite] = run.suites;
    const [spec] = suite?.specs ?? [];
    const [ofTest] = spec?.tests ?? [];
    const inBrowser = (projectName: string) => ofTest && { ...ofTest, projectName };
    const tests = ['firefox', 'webkit'].flatMap((name) => inBrowser(name) ?? []);
    const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [{ title: 'opens', tests }] }];
    expect(testResults('/lab', 0, { ...run, suites }).map(({ name, line }) => [name, line])).toEqual([
      ['firefox › opens', '[firefox] › a.spec.ts › opens'],
      ['webkit › opens', '[webkit] › a.spec.ts › opens'],
    ]);
  });

  it.each([130, 137])(
    'are none of a run that was stopped with %d: what did not run looks skipped',
    (code) => {
      expect(testResults('/lab', code, run)).toEqual([]);
    },
  );

  it('are none of a run with an error outside its tests, or without a report', () => {
    expect(testResults('/lab', 1, { ...run, errors: [{ message: 'no server' }] })).toEqual([]);
    expect(testResults('/lab', 1, undefined)).toEqual([]);
  });
});
