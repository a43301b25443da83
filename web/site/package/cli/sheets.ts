import { classOf, maxSheets, sheetsFile } from '../../../authoring/exercises/sheets/sheets';
import { readSpec } from '../../../authoring/exercises/spec';
import { fetchLanguage } from '../../../i18n/choose';
import { english } from '../../../i18n/i18n';
import { isRefusal } from '../../../store/document/refusal';
import type { Command, System } from './command';
import { loadSource } from './exercise-source';
import { readOptions } from './read-options';

const usage = `sheets --lesson masks [--kind row] [--seed 1] [--count 30] [--step weights] [--cells 0.1,2.0] [--lang en]

Writes one HTML file to print: a sheet for each seed from --seed on, and the key on pages of its own.
  --kind   cell, row, mask, mistake or order`;

/** The options with their defaults; an empty lesson is refused. */
const defaults = { lesson: '', kind: 'row', seed: '1', count: '30', step: '', cells: '', lang: 'en' };

async function run(args: readonly string[], system: System): Promise<number> {
  const values = readOptions('sheets', args, defaults);
  const { lesson, kind, seed, step, cells, lang } = values;
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || count > maxSheets)
    return system.fail(
      `sheets: --count is "${values.count}", but must be a whole number from 1 to ${maxSheets}.`,
    );
  const spec = readSpec([lesson, kind, seed, step, cells].join(':'));
  if (isRefusal(spec)) return system.fail(`sheets: ${english.format(spec.error)}`);
  const source = await loadSource(spec.lesson, system);
  if (isRefusal(source)) return system.fail(`sheets: ${english.format(source.error)}`);
  const exercises = classOf(spec, count, source);
  if (isRefusal(exercises)) return system.fail(`sheets: ${english.format(exercises.error)}`);
  return system.out(sheetsFile(exercises, await fetchLanguage(lang, spec.lesson)));
}

export const sheets: Command = { usage, run };
