interface ReportedTest {
  readonly projectName: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly { readonly annotations?: readonly Annotation[] }[];
  readonly annotations: readonly Annotation[];
}

interface Annotation {
  readonly type: string;
  readonly description?: string;
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly tests: readonly ReportedTest[] }[];
  readonly suites?: readonly Suite[];
}

/** What is read of Playwright's report. */
export interface PlaywrightRun {
  readonly config: { readonly rootDir: string };
  readonly errors: readonly object[];
  readonly suites: readonly Suite[];
}

export interface TestResult {
  /** Path from the root of the checkout. */
  readonly file: string;
  /** Its project and titles. */
  readonly name: string;
  /** The test in a list of tests to run. */
  readonly line: string;
  readonly passed: boolean;
  readonly reads: readonly string[];
}

export function testsOf(root: string, report: PlaywrightRun): readonly TestResult[];
export function testResults(
  root: string,
  code: number,
  report: PlaywrightRun | undefined,
): readonly TestResult[];
