import { classOf, maxSheets, sheetsFile } from '../../../authoring/exercises/sheets/sheets';
import { fetchLanguage } from '../../../i18n/choose';
import { exercisesText } from '../../../i18n/en/exercises';
import { english } from '../../../i18n/i18n';
import { type Message, message } from '../../../i18n/message';
import { type ExerciseSpec, maxBlanks, maxSeed, readSpec } from '../../../learn/exercises/spec';
import { isRefusal, quoted } from '../../../store/document/refusal';
import { type Command, type System, UsageError } from './command';
import { loadSource } from './exercise-source';
import { exerciseLines } from './exercise-table';
import { columns, helpText } from './help';
import { languageOf } from './language';
import { readOptions } from './read-options';

/** The options with their defaults; an empty lesson is refused. */
const defaults = { lesson: '', kind: 'row', seed: '1', count: '30', step: '', cells: '', lang: 'en' };

const help = helpText({
  usage: 'sheets --lesson ID [options] > sheets.html',
  text: 'Writes one HTML file to print: a sheet for each seed from --seed on, and the key on pages of its own.',
  options: [
    ['--lesson ID', 'one of the lessons below, or a program of your own: attention.py'],
    ['--kind KIND', `one of the kinds below; ${defaults.kind} by default`],
    ['--step STEP', 'the matrix that is asked for, one of the steps below; the first one by default'],
    ['--seed NUMBER', `the first seed, from 1 to ${maxSeed}; ${defaults.seed} by default`],
    ['--count NUMBER', `how many sheets, from 1 to ${maxSheets}; ${defaults.count} by default`],
    [
      '--cells CELLS',
      `what is blank in cell and row: rows and columns from 0, at most ${maxBlanks}: 0.1,2.0`,
    ],
    ['--lang CODE', 'the language, en or fr; en by default'],
  ],
  parts: [
    {
      heading: 'Kinds',
      lines: columns([
        ['cell', 'compute one number, or the cells that --cells names'],
        ['row', 'complete a row'],
        ['mask', 'choose the mask that gives the printed weights'],
        ['mistake', 'find the wrong number and correct it'],
        ['order', `put the steps in order; a lesson has one order, so that all sheets have the same key`],
      ]),
    },
    { heading: 'Lessons, with their kinds and the steps that these ask for', lines: exerciseLines() },
    {
      heading: 'Examples',
      lines: [
        'npx attention-lab sheets --lesson masks --seed 17 > sheets.html',
        'npx attention-lab sheets --lesson dot-product --kind mistake --step context --count 12 --lang fr > sheets.html',
        'npx attention-lab sheets --lesson masks --kind cell --step context --cells 0.1,2.0 > sheets.html',
      ],
    },
  ],
});

function countOf(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= maxSheets) return count;
  throw new UsageError(`sheets: --count is "${text}", but must be a whole number from 1 to ${maxSheets}.`);
}

function fail(error: Message): never {
  throw new UsageError(`sheets: ${english.format(error)}`);
}

/** Cells are asked for, not ignored: links may hold some that their kind does not use. */
function specOf({ lesson, kind, seed, step, cells }: typeof defaults): ExerciseSpec {
  const spec = readSpec([lesson, kind, seed, step, cells].join(':'));
  if (isRefusal(spec)) return fail(spec.error);
  const { kind: read } = spec;
  if (cells !== '' && read !== 'cell' && read !== 'row')
    fail(message(exercisesText('exercises.error_cells'), { value: quoted(cells), kind }));
  return spec;
}

async function run(args: readonly string[], system: System): Promise<number> {
  const values = readOptions('sheets', args, defaults);
  const count = countOf(values.count);
  const lang = languageOf('sheets', values.lang);
  const spec = specOf(values);
  const source = await loadSource(spec.lesson, system);
  if (isRefusal(source)) return fail(source.error);
  const exercises = classOf(spec, count, source);
  if (isRefusal(exercises)) return fail(exercises.error);
  if (spec.kind === 'order' && count > 1)
    system.warn(`sheets: ${english.t(exercisesText('exercises.one_order'))}`);
  return system.out(sheetsFile(exercises, await fetchLanguage(lang, spec.lesson)));
}

export const sheets: Command = { summary: 'writes exercise sheets to print, with their key', help, run };
