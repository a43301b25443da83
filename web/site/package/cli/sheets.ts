import { type ExerciseSource, kindsOf } from '../../../authoring/exercises/generate';
import { classOf, maxSheets, sheetsFile } from '../../../authoring/exercises/sheets/sheets';
import { fieldError, readSpec } from '../../../authoring/exercises/spec';
import { engineFile, loadEngine } from '../../../engine/load';
import equations from '../../../generated/equations-full.json' with { type: 'json' };
import { fetchLanguage } from '../../../i18n/choose';
import { english } from '../../../i18n/i18n';
import { catalogue } from '../../../lessons/index';
import { loadLesson } from '../../../lessons/lesson';
import { isRefusal, type Refusal } from '../../../store/document/refusal';
import { addEquations } from '../../../ui/equation/equation';
import type { Command, System } from './command';
import { readOptions } from './read-options';

const usage = `sheets --lesson masks [--kind row] [--seed 1] [--count 30] [--step weights] [--cells 0.1,2.0] [--lang en]

Writes one HTML file to print: a sheet for each seed from --seed on, and the key on pages of its own.
  --kind   cell, row, mask, mistake or order`;

/** The options with their defaults; an empty lesson is refused. */
const defaults = { lesson: '', kind: 'row', seed: '1', count: '30', step: '', cells: '', lang: 'en' };

async function run(args: readonly string[], system: System): Promise<number> {
  const values = readOptions(args, defaults);
  if (typeof values === 'string') return system.fail(`${values}\n\n${usage}`);
  const { lesson, kind, seed, step, cells, lang } = values;
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > maxSheets)
    return system.fail(`--count is "${values.count}", but must be a whole number from 1 to ${maxSheets}.`);
  const spec = readSpec([lesson, kind, seed, step, cells].join(':'));
  if (isRefusal(spec)) return system.fail(english.format(spec.error));
  const source = await sourceOf(spec.lesson, system);
  if (isRefusal(source)) return system.fail(english.format(source.error));
  const exercises = classOf(spec, count, source);
  if (isRefusal(exercises)) return system.fail(english.format(exercises.error));
  return system.out(sheetsFile(exercises, await fetchLanguage(lang, spec.lesson)));
}

export const sheets: Command = { usage, run };

/** The lesson and the full build of the engine, from the disk: Node fetches no files. */
async function sourceOf(id: string, { readFile }: System): Promise<ExerciseSource | Refusal> {
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined || kindsOf(id).length === 0) return { error: fieldError('lesson', id) };
  const [lesson, engine] = await Promise.all([
    loadLesson(entry),
    loadEngine('full', readFile(new URL(String(engineFile('full'))))),
  ]);
  const schema = engine.variants.find((variant) => variant.id === lesson.variant);
  if (schema === undefined) return { error: fieldError('lesson', id) };
  addEquations(equations);
  return { lesson, schema, engine };
}
