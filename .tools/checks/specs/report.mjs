/** What Playwright's report says of each test. */
import { join, relative } from 'node:path';

/**
 * The tests of a report, or of a list of them: `{ file, name, line, passed, reads }`, where `line` names the test in a list of
 * tests to run, and `reads` is what it has written down that it read.
 */
export function testsOf(root, { config, suites }) {
  const found = [];
  const walk = ({ specs = [], suites = [] }, file, titles) => {
    for (const { title, tests } of specs)
      for (const test of tests) found.push(testOf(root, config.rootDir, file, [...titles, title], test));
    for (const suite of suites) walk(suite, file, [...titles, suite.title]);
  };
  for (const suite of suites) walk(suite, suite.file, []);
  return found;
}

function testOf(root, rootDir, file, titles, { projectName, status, results, annotations }) {
  const written = [...annotations, ...results.flatMap((each) => each.annotations ?? [])];
  const reads = written
    .filter(({ type }) => type === 'read')
    .flatMap(({ description }) => JSON.parse(description));
  return {
    file: relative(root, join(rootDir, file)),
    name: [projectName, ...titles].join(SEPARATOR),
    line: lineOf(projectName, file, titles),
    passed: status === 'expected',
    reads: [...new Set(reads)],
  };
}

const SEPARATOR = ' › ';

/** A list of tests names a test by its titles. Where they cannot be written there, all tests of the file run. */
function lineOf(project, file, titles) {
  const isPlain = titles.every((title) => !/[›\n]|^\s|\s$/.test(title));
  return [...(project === '' ? [] : [`[${project}]`]), file, ...(isPlain ? titles : [])].join(SEPARATOR);
}

/**
 * The tests of a run that got to its end (exit code 0, or 1 where tests failed) without an error outside the tests; none of another: a test
 * that did not run looks like one that was skipped.
 */
export function testResults(root, code, report) {
  if (report === undefined || report.errors.length > 0 || ![0, 1].includes(code)) return [];
  return testsOf(root, report);
}
