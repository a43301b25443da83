import '../../i18n/en/guide';
import type { Engine } from '../../engine/engine';
import { loadEngine } from '../../engine/load';
import type { Message } from '../../engine/types';
import { fullRun } from '../../figures/full-run';
import type { Question } from '../../lessons/guide';
import { isRefusal } from '../../store/document/refusal';
import { readTypedNumber } from '../../store/ui/typed-number';
import type { Model } from '../../ui/model';
import { cellNamed, numberAt } from './cells';
import { runWith } from './what-if';

/** The full build of the engine, which knows usual mistakes, and the function that asks it. */
interface Recognition {
  readonly engine: Engine;
  readonly recognise: typeof import('../../engine/analysis/mistakes').recogniseMistakes;
}

let recognition: Recognition | null = null;

/** Loads what recognises mistakes. Without it, only those of the author are recognised: a file that cannot be loaded is no error. */
export async function loadRecognition(load: () => Promise<Engine> = () => loadEngine('full')): Promise<void> {
  if (recognition !== null) return;
  try {
    const [engine, { recogniseMistakes }] = await Promise.all([
      load(),
      import('../../engine/analysis/mistakes'),
    ]);
    recognition = { engine, recognise: recogniseMistakes };
  } catch {}
}

/** The mistake by which the engine gets a number at a cell; null if it is none that it knows. */
function knownMistake(
  cell: { readonly node: string; readonly row: number; readonly col: number },
  number: number,
  within: number,
  model: Model,
): Message | null {
  if (recognition === null) return null;
  const { trace, state } = model;
  const { engine, recognise } = recognition;
  const run = fullRun(state.document, trace, model, engine);
  if (run === null) return null;
  const { isRight, mistakes } = recognise(run, cell.node, [{ row: cell.row, col: cell.col, number }], within);
  return isRight
    ? null
    : (mistakes.find(({ isIndistinguishable }) => !isIndistinguishable)?.diagnosis ?? null);
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
  const read = readTypedNumber(given);
  if (isRefusal(read) || answer.kind !== 'number') return '';
  const { number: typed } = read;
  const found = mistakes.find(({ edits, cell }) => {
    const trace = runWith(model, edits);
    const value = trace === null ? Number.NaN : numberAt(trace, cellNamed(cell, trace));
    return Math.abs(value - typed) <= answer.within;
  });
  if (found !== undefined) return found.text;
  const cell = cellNamed(answer.cell, model.trace);
  const known = cell && knownMistake(cell, typed, toleranceFor(given, answer.within), model);
  return known === null ? '' : model.locale.t('guide.known_mistake', { mistake: model.locale.format(known) });
}
