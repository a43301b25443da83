import type { Text } from '@codemirror/state';
import { tokensOf } from '../tokens';

/** A part of the text that can be folded, as the walk has it: a helper function, a loop, or what is below a heading. */
export interface Section {
  /** The function's name, the head of the loop, or the heading. */
  readonly title: string;
  /** Its first and last line, from 1. */
  readonly line: number;
  readonly endLine: number;
  /** What is hidden: from the end of the first line to that of the last one. */
  readonly from: number;
  readonly to: number;
}

interface Line {
  readonly number: number;
  readonly text: string;
  readonly indent: number;
  /** `continued` lines begin inside brackets or a docstring: their indentation means nothing. */
  readonly kind: 'blank' | 'comment' | 'code' | 'continued';
}

const kept = new WeakMap<Text, readonly Section[]>();

/** All sections of a text, in order of their first lines. */
export function sectionsOf(doc: Text): readonly Section[] {
  const known = kept.get(doc);
  if (known !== undefined) return known;
  const lines = linesOf(doc);
  const sections = lines.flatMap((line): readonly Section[] => {
    const title = titleOf(line, lines);
    const endLine = title === null ? line.number : endOf(line, lines);
    if (title === null || endLine === line.number) return [];
    const { number } = line;
    return [{ title, line: number, endLine, from: doc.line(number).to, to: doc.line(endLine).to }];
  });
  kept.set(doc, sections);
  return sections;
}

/** What a section is called that begins at a line; null where none does. */
function titleOf({ number, text, kind }: Line, lines: readonly Line[]): string | null {
  if (kind === 'comment') return headingOf(text);
  if (kind !== 'code') return null;
  const helper = /^def (\w+)/.exec(text)?.[1];
  // The last function is the mechanism: nothing would be left.
  if (helper !== undefined)
    return lines.some((each) => each.number > number && isFunction(each)) ? helper : null;
  return /^\s*(for\b[^:]*):/.exec(text)?.[1] ?? null;
}

const headingOf = (text: string): string | null => /^\s*## +(.*\S)/.exec(text)?.[1] ?? null;

const isFunction = ({ kind, text }: Line): boolean => kind === 'code' && text.startsWith('def ');

/** The last line of a section: a comment above what follows is not part of it. */
function endOf(head: Line, lines: readonly Line[]): number {
  let end = head.number;
  for (const line of lines.slice(head.number)) {
    if (endsBefore(head, line)) break;
    if (line.kind === 'code' || line.kind === 'continued') end = line.number;
  }
  return end;
}

/** A block ends where the indentation does; what a heading begins, also before the next one of its depth and before a `return`. */
function endsBefore(head: Line, { kind, text, indent }: Line): boolean {
  const isHeading = head.kind === 'comment';
  if (kind === 'comment') return isHeading && indent === head.indent && headingOf(text) !== null;
  if (kind !== 'code') return false;
  if (!isHeading) return indent <= head.indent;
  return indent < head.indent || (indent === head.indent && /^\s*return\b/.test(text));
}

function linesOf(doc: Text): readonly Line[] {
  const isInside = continuedLines(doc);
  return Array.from(doc.iterLines(), (text, at): Line => {
    const indent = /^ */.exec(text)?.[0].length ?? 0;
    return { number: at + 1, text, indent, kind: kindOf(text.trim(), isInside.has(at + 1)) };
  });
}

function kindOf(text: string, isInside: boolean): Line['kind'] {
  if (isInside) return 'continued';
  if (text === '') return 'blank';
  return text.startsWith('#') ? 'comment' : 'code';
}

/** The numbers of the lines that begin inside brackets or a docstring. */
function continuedLines(doc: Text): ReadonlySet<number> {
  const inside = new Set<number>();
  const addLines = (from: number, to: number): void => {
    const last = doc.lineAt(to).number;
    for (let line = doc.lineAt(from).number + 1; line <= last; line++) inside.add(line);
  };
  const text = doc.toString();
  const prose = tokensOf(doc).filter(({ kind }) => kind === 'comment' || kind === 'string');
  for (const { from, to } of prose) addLines(from, to);
  const opened: number[] = [];
  let at = 0;
  for (const { from, to } of [...prose, { from: text.length, to: text.length }]) {
    for (const match of text.slice(at, from).matchAll(/[[({]|[\])}]/g)) {
      const place = at + match.index;
      if ('([{'.includes(match[0])) opened.push(place);
      else addLines(opened.pop() ?? place, place);
    }
    at = to;
  }
  return inside;
}
