import type { Engine } from '../../engine/engine';
import { loadEngine } from '../../engine/load';
import type { CellRef, Message } from '../../engine/types';
import { fullRun } from '../../figures/full-run';
import { learnText } from '../../i18n/en/learn';
import { message } from '../../i18n/message';
import type { Question } from '../../lessons/guide';
import type { Model } from '../../ui/model';
import { cellNamed, numberAt } from './cells';
import { isWrong, numberGiven } from './judge';
import { keyOf } from './keys';
import type { GivenNumbers } from './recognise';
import { runWith } from './what-if';

/** The full build of the engine, which knows usual mistakes, and the module that asks it. */
interface Recognition {
  readonly engine: Engine;
  readonly module: typeof import('./recognise');
}

let recognition: Recognition | null = null;

/**
 * Loads what recognises mistakes. Without it, only those of the author are recognised: a file that cannot be loaded is no error. Resolves to
 * whether more is recognised than before, also in an answer that is there already.
 */
export async function loadRecognition(
  load: () => Promise<Engine> = () => loadEngine('full'),
): Promise<boolean> {
  if (recognition !== null) return false;
  try {
    const [engine, module] = await Promise.all([load(), import('./recognise')]);
    recognition = { engine, module };
    return true;
  } catch {
    return false;
  }
}

/** What the engine says about a wrong number at a cell: which mistake gives it, or that a tie is to be shared; null if nothing. */
function knownMistake(
  cell: CellRef,
  number: number,
  given: Omit<GivenNumbers, 'trace' | 'cell' | 'numbers'>,
  model: Model,
): Message | null {
  if (recognition === null) return null;
  const { engine, module } = recognition;
  const trace = fullRun(model.state.document, model.trace, model, engine);
  if (trace === null) return null;
  const { row, col } = cell;
  const numbers = { trace, cell, numbers: [{ row, col, number }], ...given };
  const mistake = module.recognisedMistake(numbers);
  return module.unsharedTie(numbers) ?? (mistake && message(learnText('guide.known_mistake'), { mistake }));
}

/** So few digits agree with some mistake by chance: such a number must be the one of the mistake exactly. */
const FEWEST_DIGITS = 2;
const EXACT = 1e-9;

/** How far a mistake's number may be from the given one. */
function toleranceFor(given: string, within: number): number {
  const digits = given
    .replace(/[e×x*·⋅].*/i, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS ? EXACT : within;
}

/**
 * What a wrong number says about how it was computed; empty if it is none of the usual mistakes: those of the author, which know
 * the lesson, then those that the engine knows by itself.
 */
export function diagnosis({ answer, mistakes = [] }: Question, given: string, model: Model): string {
  const key = keyOf(answer, { before: model.trace, after: model.trace });
  if (answer.kind !== 'number' || key.kind !== 'number') return '';
  const typed = numberGiven(given, key.rules);
  if (typed === null || !isWrong(typed, key)) return '';
  const { within } = key;
  const found = mistakes.find(({ edits, cell }) => {
    const trace = runWith(model, edits);
    const value = trace === null ? Number.NaN : numberAt(trace, cellNamed(cell, trace));
    return Math.abs(value - typed) <= within && isWrong(value, key);
  });
  if (found !== undefined) return found.text;
  const cell = cellNamed(answer.cell, model.trace);
  const known = cell && knownMistake(cell, typed, { key, within: toleranceFor(given, within) }, model);
  return known === null ? '' : model.locale.format(known);
}
