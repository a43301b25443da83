interface ReportedTest {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly { readonly annotations?: readonly Annotation[] }[];
  readonly annotations: readonly Annotation[];
}

interface Annotation {
  readonly type: string;
  readonly description?: string;
}

interface Suite {
  readonly file: string;
  readonly specs?: readonly { readonly tests: readonly ReportedTest[] }[];
  readonly suites?: readonly Suite[];
}

/** What is read of Playwright's report. */
export interface PlaywrightRun {
  readonly config: { readonly rootDir: string };
  readonly errors: readonly object[];
  readonly suites: readonly Suite[];
}

export interface SpecResult {
  /** Path from the root of the checkout. */
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly reads: readonly string[];
}

export function specResults(
  root: string,
  code: number,
  report: PlaywrightRun | undefined,
): readonly SpecResult[];
