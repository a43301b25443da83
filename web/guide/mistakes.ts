import type { Question } from '../lessons/guide';
import { parseNumber } from '../store/document/number';
import type { Model } from '../ui/model';
import { cellNamed, numberAt } from './cells';
import { runWith } from './what-if';

/**
 * What a wrong number says about how it was computed; empty if it is none of the usual mistakes. This is the one place that
 * recognises mistakes: those that the engine knows by itself come before those of the author.
 */
export function diagnosis({ answer, mistakes = [] }: Question, given: string, model: Model): string {
  const typed = parseNumber(given);
  if (typeof typed !== 'number' || answer.kind !== 'number') return '';
  const found = mistakes.find(({ edits, cell }) => {
    const trace = runWith(model, edits);
    const value = trace === null ? Number.NaN : numberAt(trace, cellNamed(cell, trace));
    return Math.abs(value - typed) <= answer.within;
  });
  return found?.text ?? '';
}
