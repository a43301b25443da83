/** What stands before a line and is none of its text. */
export interface LinePrefix {
  /** Characters. */
  readonly length: number;
  /** Whether a statement follows that somebody typed, as after `>>> `. */
  readonly isPrompt: boolean;
}

const none: LinePrefix = { length: 0, isPrompt: false };

const levels = '(?:TRACE|DEBUG|INFO|NOTICE|WARNING|WARN|ERROR|CRITICAL|FATAL)';
const time = '\\d{4}-\\d\\d-\\d\\d[ T]\\d\\d:\\d\\d(?::\\d\\d(?:[.,]\\d{1,9})?)?(?:Z|[+-]\\d\\d:?\\d\\d)?';

/** Prefixes of logs that can be nothing else. */
const logs: readonly RegExp[] = [
  new RegExp(`^\\s*${levels}:[\\w.-]{0,80}:(?: |$)?`),
  new RegExp(
    `^\\s*\\[?${time}\\]?(?: ?[-|] ?[\\w.-]{1,80})?(?: ?[-|]? ?\\[?${levels}\\]?:?(?: [\\w.]{1,80}:(?= [\\w.]{1,80} ?[=:]))?)?(?: ?[-|:](?= ))? ?`,
  ),
  new RegExp(`^\\s*\\[ ?${levels} ?\\](?: |$)`),
  new RegExp(`^\\s*${levels}(?: -|:)(?: |$)`),
  /^[IWEF]\d{4} \d\d:\d\d:\d\d\.\d{6} {1,8}\d{1,9} [\w.-]{1,80}:\d{1,6}\] ?/,
];

const prompts: readonly RegExp[] = [
  /^>>> ?/,
  /^ {0,8}In ?\[\d{0,6}\]: ?/,
  /^(?:julia|octave(?::\d{1,6})?|scala|ghci|R|irb)> ?/,
  /^>> /,
  /^> (?=[\p{L}_])/u,
  /^> ?$/,
];

const output = /^ {0,8}Out ?\[\d{0,6}\]: ?/;

/** Finds the prefix of a line below another one. */
export function prefixOf(line: string, above: LinePrefix | undefined): LinePrefix {
  if (above?.isPrompt === true && /^\.\.\.(?: |$)/.test(line)) return { length: 3, isPrompt: true };
  const first = line.trimStart()[0];
  if (first === undefined || !/[\dA-Z[>a-z]/.test(first)) return none;
  const head = line.slice(0, 300);
  for (const pattern of prompts) {
    const length = pattern.exec(head)?.[0].length ?? 0;
    if (length > 0) return { length, isPrompt: true };
  }
  for (const pattern of [output, ...logs]) {
    const length = pattern.exec(head)?.[0].length ?? 0;
    if (length > 0) return { length, isPrompt: false };
  }
  return none;
}
