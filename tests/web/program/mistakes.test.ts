import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProgramProblem, Span } from '../../../web/engine/programs';
import { french } from '../../../web/i18n/fr/index';
import { createLocale } from '../../../web/i18n/i18n';
import { englishText } from '../../../web/i18n/messages';
import { correctionOf } from '../../../web/program/editor/correction';
import { corrected, programEngine, refusal } from './programs';

const engine = await programEngine();
const locale = createLocale(french);

interface Mistake {
  readonly name: string;
  readonly text: string;
  readonly key: string;
  readonly line: number;
  readonly column: number;
  readonly end_line: number;
  readonly end_column: number;
  readonly message: string;
  readonly message_fr: string;
  /** What one press writes; missing where the editor offers nothing. */
  readonly correction?: string;
  /** In place of what it is written: line, column, end line, end column; missing where that is the marked text. */
  readonly corrected?: readonly number[];
}

const { cases }: { readonly cases: readonly Mistake[] } = JSON.parse(
  readFileSync('tests/fixtures/programs/mistakes.json', 'utf8'),
);

function problemOf({ name, text }: Mistake): ProgramProblem {
  const problem = refusal(engine, text);
  if (problem === null) throw new Error(`${name} is not refused`);
  return problem;
}

const placeOf = ({ line, column, endLine, endColumn }: Span) => [line, column, endLine, endColumn];

describe('a program with a mistake', () => {
  it.each(cases.map((each) => [each.name, each] as const))('%s is refused in its place', (_, expected) => {
    const { message, hint, span } = problemOf(expected);
    expect(message.key).toBe(`program.${expected.key}`);
    expect(placeOf(span)).toEqual([expected.line, expected.column, expected.end_line, expected.end_column]);
    const parts = hint === null ? [message] : [message, hint];
    expect(parts.map(englishText).join(' ')).toBe(expected.message);
    expect(parts.map((part) => locale.format(part)).join(' ')).toBe(expected.message_fr);
  });

  it('has a correction where there is an obvious one, after which it runs or is refused further on', () => {
    for (const mistake of cases) {
      const problem = problemOf(mistake);
      const correction = correctionOf(problem);
      expect(correction?.code ?? null, mistake.name).toBe(mistake.correction ?? null);
      if (correction === null) continue;
      const place = placeOf(correction.span);
      expect(place, mistake.name).toEqual(mistake.corrected ?? placeOf(problem.span));
      const next = refusal(engine, corrected(mistake.text, correction));
      if (next === null) continue;
      const { line, column } = next.span;
      const isFurther =
        line > correction.span.line || (line === correction.span.line && column >= correction.span.column);
      expect(isFurther, `${mistake.name}, then ${next.message.key}`).toBe(true);
    }
  });
});
