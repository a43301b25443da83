import type { Message } from '../../engine/types';
import { shapeText } from '../../formats/given-array';
import { implementationText } from '../../i18n/en/implementation';
import type { Locale } from '../../i18n/i18n';
import { message } from '../../i18n/message';
import { axesMessage } from './assess/notes';
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
      ? message(implementationText('implementation.cell_infinite'), place)
      : message(implementationText('implementation.cell_infinite_of_head'), { ...place, head });
  const numbers = { ...place, difference: numberText(difference, 3) };
  return head === null
    ? message(implementationText('implementation.cell'), numbers)
    : message(implementationText('implementation.cell_of_head'), { ...numbers, head });
}

/** What was found about one step. */
export function statusMessage({ status, difference, tolerance, shape, target }: StepResult): Message {
  if (status === 'transposed') return message(implementationText('implementation.transposed'));
  if (status === 'shape') {
    const { rows = 0, cols = 0 } = target.nodes[0] ?? {};
    const heads = target.nodes.length > 1 ? [target.nodes.length] : [];
    return message(implementationText('implementation.other_shape'), {
      found: shapeText(shape),
      expected: shapeText([...heads, rows, cols]),
    });
  }
  if (difference === null)
    return message(implementationText('implementation.agrees'), { tolerance: numberText(tolerance, 1) });
  return message(implementationText('implementation.differs'), {
    count: difference.count,
    total: difference.total,
  });
}

/** Where an input came from. */
export function inputMessage({ source }: InputUse): Message {
  if (source === 'missing') return message(implementationText('implementation.input_unneeded'));
  if (source === 'given') return message(implementationText('implementation.input_given'));
  if (source === 'page') return message(implementationText('implementation.input_page'));
  return source === 'zeros'
    ? message(implementationText('implementation.input_zeros'))
    : message(implementationText('implementation.input_ones'));
}

/** The result in a sentence. */
export function verdictMessage({
  first,
  steps,
  unknown,
  unjudged,
  missing,
  vague,
  inputs,
}: CheckReport): Message {
  if (first !== null)
    return message(implementationText('implementation.first_difference'), { name: first.target.label });
  if (unjudged.length > 0)
    return message(implementationText('implementation.missing'), {
      arrays: unjudged.join(', '),
      names: listOf(
        missing.map(({ input, shape }) =>
          message(implementationText('implementation.missing_input'), { input, shape }),
        ),
      ),
    });
  if (vague.length > 0)
    return message(implementationText('implementation.vague'), { names: vague.join(', ') });
  const agreeing = steps.filter(({ status }) => status === 'agrees').length;
  if (isOfPage({ steps, inputs }))
    return message(implementationText('implementation.only_shapes_page'), {
      names: inputs.map(({ input }) => input).join(', '),
    });
  if (agreeing === 0)
    return message(
      implementationText(steps.length > 0 ? 'implementation.only_shapes' : 'implementation.nothing_compared'),
    );
  if (agreeing < steps.length) return message(implementationText('implementation.some_shapes'));
  return unknown.length > 0
    ? message(implementationText('implementation.all_known_agree'), { count: agreeing })
    : message(implementationText('implementation.all_agree'), { count: agreeing });
}

/** Whether nothing could be compared, since no inputs were given and those of the page have other sizes. */
function isOfPage({ steps, inputs }: Pick<CheckReport, 'steps' | 'inputs'>): boolean {
  return (
    steps.length > 0 &&
    steps.every(({ status }) => status === 'shape') &&
    inputs.some(({ source }) => source === 'page') &&
    !inputs.some(({ source }) => source === 'given')
  );
}

/**
 * A diagnosis as it is told; `at` is its place in the list. That a file shows two computations is no guess. Those that explain all steps
 * cannot be told apart.
 */
export function diagnosisMessage(
  { id, explained }: Diagnosis,
  at: number,
  diagnosis: string,
  { diagnoses, differing }: Pick<CheckReport, 'diagnoses' | 'differing'>,
): Message {
  if (id === 'two_paths') return message(implementationText('implementation.told'), { diagnosis });
  if (at === 0) return message(implementationText('implementation.probably'), { diagnosis });
  const isEqual = Math.min(explained, diagnoses[0]?.explained ?? 0) >= differing;
  return message(implementationText(isEqual ? 'implementation.or_equally' : 'implementation.or_else'), {
    diagnosis,
  });
}

/** What is said of a difference without a diagnosis. */
export function noDiagnosisMessage({ isSearched }: CheckReport): Message {
  return message(
    implementationText(isSearched ? 'implementation.no_diagnosis' : 'implementation.not_searched'),
  );
}

/** What to do about inputs that are missing, in the command or in the dialog. */
export function missingMessages(
  { missing }: CheckReport,
  place: 'command' | 'dialog' = 'command',
): readonly Message[] {
  const [doubt, hint] =
    place === 'command'
      ? ([
          implementationText('implementation.missing_doubtful'),
          implementationText('implementation.missing_hint'),
        ] as const)
      : ([
          implementationText('implementation.missing_doubtful_here'),
          implementationText('implementation.missing_hint_here'),
        ] as const);
  return [
    ...(missing.some(({ isFromPage }) => isFromPage)
      ? [message(implementationText('implementation.missing_page'))]
      : []),
    ...missing.flatMap(({ input, doubtful }) =>
      doubtful.length > 0 ? [message(doubt, { input, names: doubtful.join(', ') })] : [],
    ),
    ...missing.slice(0, 1).map(({ input }) => message(hint, { input })),
  ];
}

function listOf(messages: readonly Message[]): Message {
  return messages.reduce((one, other) =>
    message(implementationText('implementation.axes_listed'), { one, other }),
  );
}

/** What a check came to: everything that was compared agrees, something differs, or it could not be judged. */
export function outcomeOf(report: CheckReport): 'agrees' | 'differs' | 'unjudged' {
  const { first, steps, unjudged, vague } = report;
  if (first !== null) return 'differs';
  if (vague.length > 0 || isOfPage(report)) return 'unjudged';
  if (unjudged.length > 0 || !steps.some(({ status }) => status === 'agrees'))
    return steps.length > 0 && unjudged.length === 0 ? 'differs' : 'unjudged';
  return steps.every(({ status }) => status === 'agrees') ? 'agrees' : 'differs';
}

/** Whether the implementation passes: everything that was compared agrees; in strict checks everything was compared, too. */
export function passes(report: CheckReport, isStrict = false): boolean {
  return outcomeOf(report) === 'agrees' && (!isStrict || report.unknown.length === 0);
}

/** What the inputs are taken for, and how; the parts of one array together. */
export function inputReadings(inputs: readonly InputUse[]): readonly Message[] {
  const byName = new Map<string, InputUse>();
  for (const use of inputs) {
    const name = use.name ?? use.input;
    const known = byName.get(name);
    byName.set(name, known === undefined ? use : { ...known, input: `${known.input}, ${use.input}` });
  }
  return Array.from(byName.values(), ({ input, name, shape = [], pattern = '', isTransposed = false }) => {
    const target = isTransposed
      ? message(implementationText('implementation.transposed_note'), { target: input })
      : input;
    return readAs(name ?? input, shape, target, pattern);
  });
}

/** What a compared array is taken for, and how. */
export function stepReading({ name, shape, target, pattern }: StepResult): Message {
  return readAs(name, shape, target.label, pattern);
}

function readAs(name: string, shape: readonly number[], target: string | Message, pattern: string): Message {
  const base = { name, shape: shapeText(shape), target };
  const isPlain = pattern === '' || /^[rc]( c)?$/.test(pattern);
  return isPlain
    ? message(implementationText('implementation.read_as'), base)
    : message(implementationText('implementation.read_as_axes'), { ...base, axes: axesMessage(pattern) });
}

/** The names of arrays that were not compared, and what to write for each. */
export function unknownMessages({ unknown, targets }: CheckReport): readonly Message[] {
  if (unknown.length === 0) return [];
  return [
    message(implementationText('implementation.not_compared'), {
      names: unknown.map(({ name }) => name).join(', '),
    }),
    ...unknown.map(({ name, shape, near }) =>
      message(implementationText('implementation.unknown_name'), {
        ...{ name, shape: shapeText(shape) },
        near:
          near.length > 0
            ? near.map(({ label }) => label).join('|')
            : message(implementationText('implementation.near_any')),
      }),
    ),
    ...(unknown.some(({ near }) => near.length === 0)
      ? [message(implementationText('implementation.near_list'), { names: targets.join(', ') })]
      : []),
  ];
}

/** How many of the differing steps a diagnosis explains. */
export function explainedMessage({ explained }: Diagnosis, { differing }: CheckReport): Message | null {
  if (differing < 2 || explained === 0) return null;
  return explained >= differing
    ? message(implementationText('implementation.explains_all'), { count: differing })
    : message(implementationText('implementation.explains_some'), { count: explained, total: differing });
}

/** A report as lines of text, in columns. */
export function reportText(report: CheckReport, locale: Locale): string {
  const { steps, first, diagnoses, notes } = report;
  const lines = [
    ...readingLines(report, locale),
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
  if (first?.difference) lines.push(`  ${locale.format(differenceOf(first, report))}`);
  for (const [at, diagnosis] of diagnoses.entries()) {
    const text = locale.format(diagnosis.text);
    const site =
      diagnosis.siteLabel === null || diagnosis.site === first?.difference?.node
        ? ''
        : ` (${diagnosis.siteLabel})`;
    lines.push(locale.format(diagnosisMessage(diagnosis, at, `${text}${site}`, report)));
    const explained = explainedMessage(diagnosis, report);
    if (explained !== null) lines.push(`  ${locale.format(explained)}`);
  }
  if (first !== null && diagnoses.length === 0) lines.push(locale.format(noDiagnosisMessage(report)));
  const after = [...(report.unjudged.length > 0 ? missingMessages(report) : []), ...unknownMessages(report)];
  return [...lines, ...after.map((text) => locale.format(text))].join('\n');
}

/** The cell that differs most, with the number of its example if there are several. */
export function differenceOf(
  { difference, example, target }: StepResult,
  { examples }: CheckReport,
): Message {
  const text: Message =
    difference === null
      ? message(implementationText('implementation.nothing_compared'))
      : inRound(difference, target);
  return examples > 1 && example !== null
    ? message(implementationText('implementation.example_of'), { example, text })
    : text;
}

/** What every array was taken for. */
function readingLines({ steps, inputs, format }: CheckReport, locale: Locale): readonly string[] {
  const given = inputs.filter(({ name }) => name !== null);
  const own = inputs.filter(({ name }) => name === null);
  return [
    locale.t(implementationText('implementation.read'), { format: locale.format(format) }),
    ...inputReadings(given).map((text) => `  ${locale.format(text)}`),
    ...steps.map((step) => `  ${locale.format(stepReading(step))}`),
    ...own.map((use) => `  ${use.input}: ${locale.format(inputMessage(use))}`),
  ];
}

/** The difference, with the round of the loop that it is in: `token_3`. */
function inRound(difference: CellDifference, { isOfLoop }: StepResult['target']): Message {
  const text = differenceMessage(difference);
  const round =
    isOfLoop && difference.head === null ? /([a-z]\w*_\d+)\/[^/]*$/.exec(difference.node)?.[1] : undefined;
  return round === undefined
    ? text
    : message(implementationText('implementation.cell_of_round'), { round, text });
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
