/** What a platform that keeps to its limits has, and how often it is asked to store it. */
interface StrictPlatform {
  readonly values: Map<string, string>;
  /** Values as they were at the last commit, which is all that a crash leaves. */
  stored: ReadonlyMap<string, string>;
  /** `element: code` of each value that was refused. */
  readonly refused: string[];
  /** While false, commits fail. */
  isOnline: boolean;
  /** The runtime of version 1.2 or 2004, under its name. */
  readonly window: Window;
}

/** The longest values, by the end of the element's name. */
const limits = {
  '1.2': { suspend_data: 4096, lesson_location: 255, student_response: 255, id: 255 },
  '2004': { suspend_data: 64_000, location: 1000, learner_response: 250, description: 250, id: 4000 },
} as const;

/** Elements of which a platform takes numbers within a range. */
const ranges: Readonly<Record<string, readonly [number, number]>> = { raw: [0, 100], scaled: [-1, 1] };

const vocabulary: Readonly<Record<string, RegExp>> = {
  lesson_status: /^(?:passed|completed|failed|incomplete|browsed)$/,
  completion_status: /^(?:completed|incomplete|not attempted|unknown)$/,
  success_status: /^(?:passed|failed|unknown)$/,
  result: /^(?:correct|wrong|incorrect|unanticipated|neutral)$/,
};

/** A platform that refuses what the standard lets it refuse. `longest`: the longest place, if it has less room than most. */
export function strictPlatform(
  version: '1.2' | '2004',
  initial: Iterable<readonly [string, string]> = [],
  longest: number = limits[version].suspend_data,
): StrictPlatform {
  const platform = {
    values: new Map(initial),
    stored: new Map(initial),
    refused: [] as string[],
    isOnline: true,
  };
  let [state, error] = ['before', '0'];
  const answer = (code: string, value: string): string => {
    error = code;
    return code === '0' ? value : 'false';
  };
  const codeFor = (element: string, value: string): string => {
    if (state !== 'running') return version === '1.2' ? '301' : '132';
    const name = element.split('.').at(-1) ?? '';
    const most: Readonly<Record<string, number>> = { ...limits[version], suspend_data: longest };
    const [low, high] = ranges[name] ?? [-Infinity, Infinity];
    const isValid =
      value.length <= (most[name] ?? 4000) &&
      (vocabulary[name]?.test(value) ?? true) &&
      (!(name in ranges) || (Number(value) >= low && Number(value) <= high));
    return isValid ? '0' : version === '1.2' ? '405' : '406';
  };
  const methods = {
    initialize: () => {
      state = 'running';
      return answer('0', 'true');
    },
    get: (element: string) => {
      if (element === 'cmi.interactions._count') {
        const ids = [...platform.values.keys()].filter((each) => /^cmi\.interactions\.\d+\.id$/.test(each));
        return answer('0', `${ids.length}`);
      }
      return answer('0', platform.values.get(element) ?? '');
    },
    set: (element: string, value: string) => {
      const code = codeFor(element, value);
      if (code === '0') platform.values.set(element, value);
      else platform.refused.push(`${element}: ${code}`);
      return answer(code, 'true');
    },
    commit: () => {
      if (!platform.isOnline || state !== 'running') return answer(version === '1.2' ? '101' : '391', 'true');
      platform.stored = new Map(platform.values);
      return answer('0', 'true');
    },
    finish: () => {
      if (platform.isOnline) platform.stored = new Map(platform.values);
      state = 'over';
      return answer('0', 'true');
    },
    lastError: () => error,
  };
  const { initialize, get, set, commit, finish, lastError } = methods;
  const runtime =
    version === '1.2'
      ? {
          ...{ LMSInitialize: initialize, LMSGetValue: get, LMSSetValue: set },
          ...{ LMSCommit: commit, LMSFinish: finish, LMSGetLastError: lastError },
        }
      : {
          ...{ Initialize: initialize, GetValue: get, SetValue: set },
          ...{ Commit: commit, Terminate: finish, GetLastError: lastError },
        };
  const window = { [version === '1.2' ? 'API' : 'API_1484_11']: runtime } as unknown as Window;
  Object.assign(window, { parent: window });
  return Object.assign(platform, { window });
}
