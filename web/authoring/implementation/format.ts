import type { Message } from '../../engine/types';
import { shapeText } from '../../formats/given-array';
import type { Locale } from '../../i18n/i18n';
import { message } from '../../i18n/message';
import type { CellDifference, CheckReport, Diagnosis, InputUse, StepResult } from './compare/report';

/** A number with as many digits as a comparison needs: `0.123457`, `-∞`. */
export function numberText(number: number, digits = 6): string {
  if (Number.isNaN(number)) return 'NaN';
  if (!Number.isFinite(number)) return number < 0 ? '−∞' : '∞';
  return String(Number(number.toPrecision(digits)))
    .replace('-', '−')
    .replace('e+', 'e');
}

/** Two numbers with as many digits, from six on, as show that they differ: 1.0000003 and 1. */
export function numberTexts(one: number, other: number): readonly [string, string] {
  for (let digits = 6; digits < 17; digits += 1) {
    const texts = [numberText(one, digits), numberText(other, digits)] as const;
    if (texts[0] !== texts[1]) return texts;
  }
  return [numberText(one, 17), numberText(other, 17)];
}

/** “row 2, column 3: yours 0.4, expected 0.3”. Rows and columns count from 1, as on the page. */
export function differenceMessage({ head, row, col, given, expected }: CellDifference): Message {
  const [givenText, expectedText] = numberTexts(given, expected);
  const place = { row: row + 1, col: col + 1, given: givenText, expected: expectedText };
  const difference = Math.abs(given - expected);
  if (!Number.isFinite(difference))
    return head === null
      ? message('implementation.cell_infinite', place)
      : message('implementation.cell_infinite_of_head', { ...place, head });
  const numbers = { ...place, difference: numberText(difference, 3) };
  return head === null
    ? message('implementation.cell', numbers)
    : message('implementation.cell_of_head', { ...numbers, head });
}

/** What was found about one step. */
export function statusMessage({ status, difference, tolerance, shape, target }: StepResult): Message {
  if (status === 'transposed') return message('implementation.transposed');
  if (status === 'shape') {
    const { rows = 0, cols = 0 } = target.nodes[0] ?? {};
    const heads = target.nodes.length > 1 ? [target.nodes.length] : [];
    return message('implementation.other_shape', {
      found: shapeText(shape),
      expected: shapeText([...heads, rows, cols]),
    });
  }
  if (difference === null) return message('implementation.agrees', { tolerance: numberText(tolerance, 1) });
  return message('implementation.differs', { count: difference.count, total: difference.total });
}

/** Where an input came from. */
export function inputMessage({ source }: InputUse): Message {
  if (source === 'given') return message('implementation.input_given');
  if (source === 'page') return message('implementation.input_page');
  return source === 'zeros' ? message('implementation.input_zeros') : message('implementation.input_ones');
}

/** The result in a sentence. */
export function verdictMessage({ first, steps, unknown }: CheckReport): Message {
  if (first !== null) return message('implementation.first_difference', { name: first.target.label });
  const agreeing = steps.filter(({ status }) => status === 'agrees').length;
  if (agreeing === 0)
    return message(steps.length > 0 ? 'implementation.only_shapes' : 'implementation.nothing_compared');
  if (agreeing < steps.length) return message('implementation.some_shapes');
  return unknown.length > 0
    ? message('implementation.all_known_agree', { count: agreeing })
    : message('implementation.all_agree', { count: agreeing });
}

/** Whether the implementation passes: everything that was given is known, and agrees. */
export function passes({ first, steps, unknown }: CheckReport): boolean {
  return (
    first === null &&
    steps.length > 0 &&
    unknown.length === 0 &&
    steps.every(({ status }) => status === 'agrees')
  );
}

/** How many of the differing steps a diagnosis explains. */
export function explainedMessage({ explained }: Diagnosis, { differing }: CheckReport): Message | null {
  if (differing < 2 || explained === 0) return null;
  return explained >= differing
    ? message('implementation.explains_all', { count: differing })
    : message('implementation.explains_some', { count: explained, total: differing });
}

/** A report as lines of text, in columns. */
export function reportText(report: CheckReport, locale: Locale): string {
  const { steps, first, diagnoses, unknown, notes, inputs } = report;
  const given = inputs
    .filter(({ name }) => name !== null)
    .map(({ input, name }) => (name === input ? input : `${input} (${name})`));
  const own = inputs.filter(({ name }) => name === null);
  const lines = [
    ...(given.length > 0 ? [locale.t('implementation.text_inputs', { names: given.join(', ') })] : []),
    ...(own.length > 0 ? own.map((use) => `  ${use.input}: ${locale.format(inputMessage(use))}`) : []),
    ...notes.map((note) => locale.format(note)),
    '',
    ...columns(
      steps.map((step) => [
        step === first ? '→' : ' ',
        step.target.label,
        step.name,
        locale.format(statusMessage(step)),
      ]),
    ),
    '',
    locale.format(verdictMessage(report)),
  ];
  if (first?.difference) lines.push(`  ${locale.format(differenceMessage(first.difference))}`);
  for (const [at, diagnosis] of diagnoses.entries()) {
    const text = locale.format(diagnosis.text);
    const site =
      diagnosis.siteLabel === null || diagnosis.site === first?.difference?.node
        ? ''
        : ` (${diagnosis.siteLabel})`;
    lines.push(
      locale.t(at === 0 ? 'implementation.probably' : 'implementation.or_else', {
        diagnosis: `${text}${site}`,
      }),
    );
    const explained = explainedMessage(diagnosis, report);
    if (explained !== null) lines.push(`  ${locale.format(explained)}`);
  }
  if (first !== null && diagnoses.length === 0) lines.push(locale.t('implementation.no_diagnosis'));
  for (const { name, near } of unknown)
    lines.push(
      locale.t('implementation.unknown_name', { name, near: near.map(({ label }) => label).join(', ') }),
    );
  return lines.join('\n');
}

function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
