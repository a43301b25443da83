/** What Playwright's report says of each file of tests. */
import { join, relative } from 'node:path';

/**
 * What each file of tests gave, and what its tests have written down that they read. Nothing unless the run got to its end (exit code 0,
 * or 1 where tests failed) without an error outside the tests: a test that did not run looks like one that was skipped.
 */
export function specResults(root, code, report) {
  if (report === undefined || report.errors.length > 0 || ![0, 1].includes(code)) return [];
  return report.suites.map((suite) => {
    const tests = testsOf(suite);
    const reads = tests
      .flatMap(({ results, annotations }) => [
        ...annotations,
        ...results.flatMap((each) => each.annotations ?? []),
      ])
      .filter(({ type }) => type === 'read')
      .flatMap(({ description }) => JSON.parse(description));
    return {
      file: relative(root, join(report.config.rootDir, suite.file)),
      passed: tests.filter(({ status }) => status === 'expected').length,
      failed: tests.filter(({ status }) => !['expected', 'skipped'].includes(status)).length,
      reads: [...new Set(reads)],
    };
  });
}

const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];
