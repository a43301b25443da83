/** The supported versions of the standard; 2004 means its third and fourth edition. */
export type ScormVersion = '1.2' | '2004';

/** The runtime of a learning platform, under the names of either version. */
export interface ScormApi {
  readonly version: ScormVersion;
  initialize(): boolean;
  get(element: string): string;
  /** Returns whether the platform has accepted the value. */
  set(element: string, value: string): boolean;
  commit(): void;
  terminate(): void;
}

type Methods = Readonly<Record<string, (...values: readonly string[]) => unknown>>;

const names = {
  '1.2': ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'],
  '2004': ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate'],
} as const;

/** Both versions answer with texts. */
const isTrue = (answer: unknown): boolean => String(answer) === 'true';

function wrap(version: ScormVersion, methods: Methods): ScormApi {
  const [initialize, get, set, commit, terminate] = names[version];
  const call = (name: string, ...values: readonly string[]): unknown => methods[name]?.(...values);
  return {
    version,
    initialize: () => isTrue(call(initialize, '')),
    get: (element) => String(call(get, element) ?? ''),
    set: (element, value) => isTrue(call(set, element, value)),
    commit: () => void call(commit, ''),
    terminate: () => void call(terminate, ''),
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
