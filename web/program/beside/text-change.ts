/** The first place where two programs differ: the lines there, without what is equal before and behind. */
export interface TextChange {
  /** Of the edited program, from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** How many lines of the edited program are not in the original, or the other way round. */
  readonly count: number;
}

const linesOf = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());

/** How many members are equal from the start. */
function equalStart(a: readonly string[], b: readonly string[]): number {
  const end = Math.min(a.length, b.length);
  for (let at = 0; at < end; at += 1) if (a[at] !== b[at]) return at;
  return end;
}

const words = (line: string): readonly string[] => line.match(/\w+|\s+|[^\w\s]/g) ?? [];

/** The words of two lines that differ. */
function wordChange(before: string, after: string): readonly [before: string, after: string] {
  const [a, b] = [words(before), words(after)];
  const start = equalStart(a, b);
  const end = equalStart(a.slice(start).reverse(), b.slice(start).reverse());
  const [was, is] = [a.slice(start, a.length - end).join(''), b.slice(start, b.length - end).join('')];
  // A word that was only added or removed says more with its line.
  return was.trim() === '' || is.trim() === '' ? [before.trim(), after.trim()] : [was.trim(), is.trim()];
}

/** What changed first; null if the programs are equal but for spaces at the ends of lines. */
export function textChange(original: string, text: string): TextChange | null {
  const [a, b] = [linesOf(original), linesOf(text)];
  const start = equalStart(a, b);
  if (start === a.length && start === b.length) return null;
  const end = equalStart(a.slice(start).reverse(), b.slice(start).reverse());
  const [was, is] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const [first = '', second = ''] = [was[0], is[0]];
  const isReplaced = was.length > 0 && is.length > 0;
  const [before, after] = isReplaced ? wordChange(first, second) : [first.trim(), second.trim()];
  return { line: start + 1, before, after, count: Math.max(was.length, is.length) };
}
