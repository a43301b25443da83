import { describe, expect, it } from 'vitest';
import { CheckService } from '../../../../web/authoring/implementation/checking/check-service';
import type {
  CheckOutcome,
  CheckPhase,
  CheckRequest,
} from '../../../../web/authoring/implementation/checking/messages';
import type { CheckReport } from '../../../../web/authoring/implementation/compare/report';
import { programVariant } from '../../../../web/engine/programs';
import type { OptionValue } from '../../../../web/engine/types';
import { presetDocument } from '../../../../web/store/document/preset';
import { libraryOf, wholeEngine } from '../../all';

const engine = await wholeEngine();
const { lesson, schema } = await libraryOf(engine).open('scaled-dot-product');
const { options, inputs, tokens } = presetDocument(lesson, schema);

interface Answer {
  readonly outcome: CheckOutcome;
  readonly phases: readonly CheckPhase[];
}

async function check(
  text: string,
  more: Partial<CheckRequest> = {},
  service = new CheckService(async () => engine),
): Promise<Answer> {
  const phases: CheckPhase[] = [];
  const request: CheckRequest = {
    ...{ source: { kind: 'text', text }, sourceNumber: 1, decimal: undefined, choice: 'lesson', options: {} },
    ...{
      assigned: new Map(),
      mistakes: [],
      variant: schema.id,
      document: { options, inputs, tokens, lesson: lesson.id },
    },
    ...more,
  };
  const outcome = await service.check('', request, (phase) => phases.push(phase));
  // Everything is sent from thread to thread.
  return { outcome: structuredClone(outcome), phases: structuredClone(phases) };
}

function reportOf({ outcome }: Answer): CheckReport {
  if (outcome.kind !== 'report') throw new Error('no report');
  return outcome.report;
}

const small = 'query = [[1, 0], [0, 1]]\nkey = [[2, 0], [0, 1]]\nvalue = [[1, 2], [3, 4]]\n';

describe('the service of the check', () => {
  it('says what it is doing, and looks for a mistake only if something differs', async () => {
    const kinds = async (text: string): Promise<readonly string[]> =>
      (await check(text)).phases.map(({ kind }) => kind);
    const right = `${small}weights = [[0.80443, 0.19557], [0.33024, 0.66976]]`;
    expect(await kinds(right)).toEqual(['loading', 'reading', 'comparing']);
    const wrong = `${small}weights = [[0.80443, 0.19557], [0.43024, 0.56976]]`;
    expect(await kinds(wrong)).toEqual(['loading', 'reading', 'comparing', 'searching']);
  });

  it('returns the choices of an ambiguous text, and reads it as chosen', async () => {
    const text = 'weights\n0,25\n0,75';
    const { outcome } = await check(text);
    expect(outcome.kind === 'ambiguous' && outcome.choices.map(({ decimal }) => decimal)).toEqual([',', '.']);
    const chosen = await check(text, { decimal: ',' });
    expect(chosen.outcome.kind).toBe('report');
  });

  it('reads a source once, and again if it is another one or another decimal mark is chosen', async () => {
    const service = new CheckService(async () => engine);
    const source: CheckRequest['source'] = { kind: 'text', text: `${small}weights = [[1, 0], [0, 1]]` };
    const kept = await check('', { source }, service);
    const other = await check('weights = [[1]]', {}, service);
    expect(reportOf(other).format).toEqual(reportOf(kept).format);
    expect(reportOf(other).steps).toEqual(reportOf(kept).steps);
    const next = await check(`${small}scores = [[2, 0], [0, 1]]`, { sourceNumber: 2 }, service);
    expect(reportOf(next).steps.map(({ target }) => target.name)).toEqual(['scores']);
  });

  it('holds arrays against a program, and names the step that differs', async () => {
    const builds: string[] = [];
    const service = new CheckService(async (_file, build) => {
      builds.push(build);
      return engine;
    });
    const program =
      'def scaled(Q: "m d", K: "n d"):\n    doubled = 2 * Q\n    scores = doubled @ K.T\n    return scores\n';
    const request = {
      variant: programVariant(program),
      document: { options: {}, inputs: {}, tokens, lesson: 'program:' },
    };
    const given = 'Q = [[1, 0], [2, 1]]\nK = [[1, 1], [0, 3]]\ndoubled = [[2, 0], [4, 2]]\n';
    const right = reportOf(await check(`${given}scores = [[2, 0], [6, 6]]`, request, service));
    expect(right.variant).toBe(programVariant(program));
    expect(right.steps.map(({ target, status }) => [target.name, status])).toEqual([
      ['doubled', 'agrees'],
      ['scores', 'agrees'],
    ]);
    const wrong = reportOf(
      await check(`${given}scores = [[1, 0], [6, 6]]`, { ...request, sourceNumber: 2 }, service),
    );
    expect(wrong.steps.map(({ target, status }) => [target.name, status])).toEqual([
      ['doubled', 'agrees'],
      ['scores', 'differs'],
    ]);
    expect(builds).toEqual(['programs']);
  });

  it('takes the mechanism that fits where the lesson does not, unless one is chosen', async () => {
    const text = 'x = [[1, 2], [3, 5]]\ngain = [1, 1]\nshift = [0, 0]\nnormed = [[-1, 1], [-1, 1]]';
    const auto = await check(text, { choice: 'auto' });
    expect(auto.outcome).toMatchObject({ kind: 'report', guess: 'found', report: { variant: 'layer_norm' } });
    const stated = await check(text, { choice: 'lesson' });
    expect(stated.outcome).not.toMatchObject({ report: { variant: 'layer_norm' } });
    const fitting = await check(`${small}weights = [[1, 0], [0, 1]]`, { choice: 'auto' });
    expect(fitting.outcome).toMatchObject({ guess: 'none', report: { variant: schema.id } });
  });

  it('answers with the arrays where they were read and cannot be compared', async () => {
    const { outcome } = await check(`${small}weights = [[1, 0], [0, 1]]`, { choice: 'additive_attention' });
    expect(outcome.kind === 'ambiguous' ? [] : outcome.arrays.map(({ name }) => name)).toEqual([
      ...['query', 'key', 'value', 'weights'],
    ]);
  });

  it('rejects with the place of what cannot be read', async () => {
    await expect(check('query = [[1, 2], [3, abc]]')).rejects.toThrow(/line 1, column 22/);
  });
});

interface Numbers {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float64Array;
}

/** Numbers between -2 and 2, always the same. */
function matrix(rows: number, cols: number, seed: number): Numbers {
  let state = seed;
  const data = Float64Array.from({ length: rows * cols }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.fround((4 * state) / 2_147_483_647 - 2);
  });
  return { rows, cols, data };
}

const [size, width] = [256, 16];
const large = {
  query: matrix(size, width, 1),
  key: matrix(size, width, 2),
  value: matrix(size, width, 3),
};

function textOf(matrices: Readonly<Record<string, Numbers>>): string {
  return Object.entries(matrices)
    .map(([name, { rows, cols, data }]) => {
      const row = (at: number): string => `[${data.slice(at * cols, (at + 1) * cols).join(', ')}]`;
      return `${name} = [${Array.from({ length: rows }, (_, at) => row(at)).join(',\n')}]`;
    })
    .join('\n');
}

function weightsWith(changed: Readonly<Record<string, OptionValue>>): Numbers {
  const trace = engine.run({ variant: 'scaled_dot_product', inputs: large, options: changed });
  const node = trace.node('weights');
  if (node === undefined) throw new Error('no weights');
  return { rows: node.rows, cols: node.cols, data: node.data.map(Math.fround) };
}

describe('a check of 256 tokens', () => {
  it.each<readonly [string, Readonly<Record<string, OptionValue>>]>([
    ['mask=causal', { mask: 'causal' }],
    ['mask=padding, valid_len=200', { mask: 'padding', valid_len: 200 }],
    ['mask=window, window_left=9, window_right=2', { mask: 'window', window_left: 9, window_right: 2 }],
  ])('finds %s among hundreds of settings', async (id, changed) => {
    const report = reportOf(await check(textOf({ ...large, weights: weightsWith(changed) })));
    expect(report.diagnoses.map((each) => each.id)).toEqual([id]);
  });

  it('says that not all pairs of mistakes were tried, where none is found', async () => {
    const weights = weightsWith({ mask: 'none' });
    const other = {
      ...weights,
      data: weights.data.map((number, at) => number * (at % 3 === 0 ? 1.5 : 0.75)),
    };
    const { diagnoses, notes } = reportOf(await check(textOf({ ...large, weights: other })));
    expect(diagnoses).toEqual([]);
    expect(notes.map(({ key }) => key)).toContain('implementation.note_search_cut');
  });

  it('does not say so of small ones', async () => {
    const { diagnoses, notes } = reportOf(await check(`${small}weights = [[0.9, 0.1], [0.7, 0.3]]`));
    expect(diagnoses).toEqual([]);
    expect(notes.map(({ key }) => key)).not.toContain('implementation.note_search_cut');
  });
});
