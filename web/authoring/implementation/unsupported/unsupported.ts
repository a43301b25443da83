import type { VariantSchema } from '../../../engine/types';
import type { GivenFile } from '../../../formats/given-array';
import { matchesOf, normalizeName } from '../../../formats/names/names';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import type { CheckReport } from '../compare/report';
import type { Assignments } from '../reading/input-arrays';
import { type UnsupportedRow, unsupportedRows } from './table';

/** Texts and numbers that say that something is not used. */
const isOff = (value: string | number | boolean): boolean =>
  value === 0 ||
  value === false ||
  value === -1 ||
  /^(?:none|null|false|no|off|default)?$/i.test(String(value));

/** Names of a file that show a part of a mechanism. Those to which somebody gave a meaning show nothing. */
function namesOf(
  { arrays, values }: GivenFile,
  row: UnsupportedRow,
  assigned: Assignments = new Map(),
): readonly string[] {
  return [
    ...arrays
      .filter(({ name, data }) => !assigned.has(name) && !data.every((number) => number === -1))
      .map(({ name }) => name)
      .filter((name) => isNameOf(name, row)),
    ...Array.from(values)
      .filter(
        ([name, value]) => row.values?.test(normalizeName(name)) && !isOff(value) && !isOne(name, value),
      )
      .map(([name]) => name),
  ];
}

const isNameOf = (name: string, { arrays, targets = [] }: UnsupportedRow): boolean =>
  arrays?.test(normalizeName(name)) === true ||
  (targets.length > 0 && matchesOf(name).some(({ target }) => targets.includes(target)));

/** One head, a temperature of 1, all of each query: the same as without. */
const isOne = (name: string, value: string | number | boolean): boolean =>
  value === 1 && !/window|sink|theta|lambda|dim/.test(name);

/** Whether a file shows rotary positions. */
export function showsRotary(file: GivenFile): boolean {
  return unsupportedRows.some(
    (row) => row.part === 'implementation.part_rotary' && namesOf(file, row).length > 0,
  );
}

/** Whether numbers that differ are all given by a mistake which is not what the program means to do. */
function isMistakeAlone(
  { diagnoses: [first], differing }: CheckReport,
  { mistakes = [] }: UnsupportedRow,
): boolean {
  return (
    first?.kind === 'mistake' &&
    first.explained >= differing &&
    !first.id.split(' + ').some((id) => mistakes.includes(id) || id.includes('='))
  );
}

/** Other options that give all numbers that differ: `positions=rotary, pairing=half`. */
function foundOptions({ diagnoses: [first], differing }: CheckReport): CheckReport['options'] {
  if (first?.kind !== 'option' || first.explained < differing || first.id.includes(' + ')) return {};
  const found = first.id.split(', ').map((change) => change.split('='));
  return Object.fromEntries(found.map(([name = '', value = '']) => [name, value]));
}

/** Names of the file that show what the run does not have: neither inputs of the run nor numbers that it gives. */
function shownNames(
  file: GivenFile,
  row: UnsupportedRow,
  { inputs, steps }: CheckReport,
  assigned: Assignments,
): readonly string[] {
  const used = new Set(inputs.map(({ name }) => name));
  const known = steps.filter(({ status, target }) => status === 'agrees' || isNameOf(target.name, row));
  return namesOf(file, row, assigned).filter(
    (name) => !used.has(name) && !known.some((step) => step.name === name),
  );
}

/**
 * Why numbers that differ say nothing about a program: the names in its file show a part of a mechanism that the run does not have, so
 * that a correct program differs too. Null if there is no such reason.
 */
export function unsupportedReason(
  file: GivenFile,
  report: CheckReport,
  schema: VariantSchema,
  assigned: Assignments,
): Message | null {
  const differing = report.steps.filter(({ status }) => status !== 'agrees');
  if (differing.length === 0) return null;
  const run = { schema, options: report.options, found: foundOptions(report) };
  for (const row of unsupportedRows) {
    if (row.isIn?.(run) || isMistakeAlone(report, row)) continue;
    const names = shownNames(file, row, report, assigned);
    if (names.length === 0) continue;
    const arrays = differing.map(({ name }) => name).filter((name) => !names.includes(name));
    return message(implementationText('implementation.unsupported'), {
      part: message(row.part),
      names: names.join(', '),
      mechanism: schema.title,
      arrays: (arrays.length > 0 ? arrays : names).join(', '),
      cure: message(row.cure),
    });
  }
  return null;
}
