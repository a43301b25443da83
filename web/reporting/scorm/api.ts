/** The supported versions of the standard; 2004 means its third and fourth edition. */
export type ScormVersion = '1.2' | '2004';

/** The runtime of a learning platform, under the names of either version. */
export interface ScormApi {
  readonly version: ScormVersion;
  initialize(): boolean;
  get(element: string): string;
  /** Sets a value and asks the platform whether it has accepted it. */
  set(element: string, value: string): Answer;
  /** Returns whether the platform has stored what was set. */
  commit(): boolean;
  terminate(): boolean;
}

/** `unsupported`: the platform does not have this element, which both versions allow for some. */
export type Answer = 'accepted' | 'refused' | 'unsupported';

type Methods = Readonly<Record<string, (...values: readonly string[]) => unknown>>;

const names = {
  '1.2': ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish', 'LMSGetLastError'],
  '2004': ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate', 'GetLastError'],
} as const;

/** Not implemented in 1.2; undefined or unimplemented in 2004. */
const unsupportedCodes = ['401', '402'];

/** Both versions answer with texts. */
const isTrue = (answer: unknown): boolean => String(answer) === 'true';

/** Some platforms answer nothing to a call that has worked: then the error code decides. */
function isDone(answer: unknown, code: string): boolean {
  return isTrue(answer) || ((answer === undefined || answer === null || answer === '') && code === '0');
}

function wrap(version: ScormVersion, methods: Methods): ScormApi {
  const [initialize, get, set, commit, terminate, lastError] = names[version];
  const call = (name: string, ...values: readonly string[]): unknown => {
    try {
      return methods[name]?.(...values);
    } catch {
      // The platform is gone, for example its window.
      return false;
    }
  };
  const code = (): string => String(call(lastError) ?? '0');
  return {
    version,
    initialize: () => isTrue(call(initialize, '')),
    get: (element) => String(call(get, element) ?? ''),
    set: (element, value) => {
      if (isDone(call(set, element, value), code())) return 'accepted';
      return unsupportedCodes.includes(code()) ? 'unsupported' : 'refused';
    },
    commit: () => isDone(call(commit, ''), code()),
    terminate: () => isDone(call(terminate, ''), code()),
  };
}

/** How far up a platform may have put the API; some nest many frames. */
const maxParents = 20;

function apiIn(window: Window): ScormApi | null {
  const found = (name: string): Methods | undefined => Reflect.get(window, name) as Methods | undefined;
  try {
    const [newer, older] = [found('API_1484_11'), found('API')];
    if (newer) return wrap('2004', newer);
    return older && 'LMSInitialize' in older ? wrap('1.2', older) : null;
  } catch {
    // A window of another origin.
    return null;
  }
}

function inParents(start: Window): ScormApi | null {
  let window = start;
  for (let depth = 0; depth < maxParents; depth += 1) {
    const api = apiIn(window);
    if (api !== null || window.parent === window) return api;
    window = window.parent;
  }
  return null;
}

/** Finds the API in a window, in its parents, or in those of the window that has opened it; null if there is none. */
export function findApi(window: Window): ScormApi | null {
  const opener = window.top?.opener ?? window.opener;
  return inParents(window) ?? (opener ? inParents(opener) : null);
}
