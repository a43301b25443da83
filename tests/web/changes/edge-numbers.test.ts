// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../web/changes/facts';
import { movedSentence, stillSentence } from '../../../web/changes/sentence';
import type { CellRef, Obstacle, OptionValue, Trace } from '../../../web/engine/types';
import { fetchLanguage } from '../../../web/i18n/choose';
import { english, type Locale } from '../../../web/i18n/i18n';
import type { Model } from '../../../web/ui/model';
import { modelOf, recorder } from '../ui/sample';
import { obstacleProblems } from './obstacle-checks';
import type { Pair } from './pair';
import { engine, ofFixtures } from './starts';
import { joined } from './written';

const french = await fetchLanguage('fr', 'scaled-dot-product');
const starts = ofFixtures(true);

interface Edit {
  readonly fixture: string;
  readonly input?: string;
  readonly at?: number;
  readonly value?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** Both runs of an edit of a fixture. */
function runsOf({ fixture, input = '', at = 0, value = 0, options = {} }: Edit) {
  const start = starts.find(({ name }) => name === fixture);
  if (start === undefined) throw new Error(`no fixture ${fixture}`);
  const { request, model } = start;
  const matrix = request.inputs[input];
  const data = Array.from(matrix?.data ?? [], (old, index) => (index === at ? value : old));
  const inputs = matrix === undefined ? request.inputs : { ...request.inputs, [input]: { ...matrix, data } };
  const before = engine.run(request);
  const after = engine.run({ ...request, inputs, options: { ...request.options, ...options } });
  return { before, after, model: { ...model, before, trace: after } };
}

/** What the page says about a cell, and why it stayed. */
function factsAt(edit: Edit, cell: CellRef, locale: Locale) {
  const { before, after, model } = runsOf(edit);
  const page = { ...model, locale, state: { ...model.state, trail: [cell] } };
  return { page, pair: { before, after, locale }, ...factsOf(page, { before, after }) };
}

function said(edit: Edit, cell: CellRef, locale: Locale): string {
  const { page, moved, still } = factsAt(edit, cell, locale);
  const { intent } = recorder(page);
  if (moved !== null) return joined.text(movedSentence(moved, page, intent));
  return still === null ? '' : joined.text(stillSentence(still, page, intent));
}

/** What the page says about the selected number after an edit. */
function saidIn(model: Model): string {
  if (model.before === null) throw new Error('nothing was edited');
  const { moved, still } = factsOf(model, { before: model.before, after: model.trace });
  const { intent } = recorder(model);
  if (moved !== null) return joined.text(movedSentence(moved, model, intent));
  return still === null ? '' : joined.text(stillSentence(still, model, intent));
}

/** The first obstacle of a cell that stayed, and the runs. */
function obstacleAt(edit: Edit, cell: CellRef): { readonly obstacle: Obstacle; readonly pair: Pair } {
  const { pair, still } = factsAt(edit, cell, english);
  const [obstacle] = still?.obstacles ?? [];
  if (obstacle === undefined) throw new Error('it moved');
  return { obstacle, pair };
}

describe('a sentence about numbers at the edge', () => {
  it('names the score that makes NaN of a row', () => {
    const overflow: Edit = { fixture: 'sdpa/overflow_scores', input: 'key', at: 1 };
    const cell = { node: 'weights', row: 1, col: 0 };
    expect(said(overflow, cell, english)).toBe(
      'The weight of hungry for small stayed NaN. The scaled score of hungry for bird is ∞, so the change in the scaled score of hungry for small makes no difference.',
    );
    expect(said(overflow, cell, french)).toBe(
      'Le poids de hungry pour small reste à NaN. Le score réduit de hungry pour bird vaut ∞, donc modifier le score réduit de hungry pour small n’y change rien.',
    );
  });

  it('says how far a tiny number went where its matrix has become coarser', () => {
    const tiny: Edit = { fixture: 'additive/tiny', input: 'encoder_states', at: 4, value: 0.013 };
    const cell = { node: 'context', row: 0, col: 1 };
    expect(said(tiny, cell, english)).toBe(
      'Column 2 of the context of small went from 5.62×10⁻¹⁶¹ to 5.58×10⁻¹⁶¹, because the weight of small for small went from 0.333 to 0.328.',
    );
    expect(said(tiny, cell, french)).toBe(
      'Le contexte de small (colonne 2) passe de 5,62×10⁻¹⁶¹ à 5,58×10⁻¹⁶¹, car le poids de small pour small passe de 0,333 à 0,328.',
    );
  });

  it('calls a key masked that is so in both runs, though an option added a step', () => {
    const hotter: Edit = { fixture: 'softmax/neginf_some', options: { temperature: 0.5 } };
    const cell = { node: 'weights', row: 0, col: 1 };
    expect(said(hotter, cell, english)).toBe(
      'The weight of small for hungry stayed 0.000. This key is masked (the scaled score of small for hungry is −∞), so its weight is 0 whatever the other scores do.',
    );
    expect(said(hotter, cell, french)).toBe(
      'Le poids de small pour hungry reste à 0,000. Cette clé est masquée (le score réduit de small pour hungry vaut −∞), donc son poids est nul, quels que soient les autres scores.',
    );
  });

  it('says that a quotient stayed because both numbers changed, and a rounded number because of its format', () => {
    const grown = modelOf('capped-scores', [
      { type: 'set-option', name: 'factor', value: 2.5 },
      { type: 'select-cell', cell: { node: 'unit_query', row: 2, col: 1 } },
    ]);
    const [cancelled, frenchCancelled] = [grown, { ...grown, locale: french }].map(saidIn);
    expect(cancelled).toContain('Both numbers that this step reads changed, but these changes cancel out.');
    expect(frenchCancelled).toContain('Les deux nombres que lit cette étape ont changé');
    const shifted = modelOf('rounding', [
      { type: 'set-cell', cell: { node: 'K', row: 1, col: 0 }, value: -1 },
      { type: 'select-cell', cell: { node: 'masked_scores', row: 0, col: 1 } },
    ]);
    const [rounded, frenchRounded] = [shifted, { ...shifted, locale: french }].map(saidIn);
    expect(rounded).toContain('changed, but it is rounded to the same number as before.');
    expect(frenchRounded).toContain('L’arrondi donne le même nombre qu’avant');
  });

  it('does not blame a length where rounding adds nothing in one of two runs', () => {
    const model = modelOf('rounding', [
      { type: 'set-option', name: 'hide', value: 'billion' },
      { type: 'select-cell', cell: { node: 'weights', row: 0, col: 0 } },
    ]);
    expect(saidIn(model)).toMatch(/went from 0\.333 to NaN/);
  });

  it('says that another cell is read, whose number is the same', () => {
    const moved: Edit = { fixture: 'window_line/2_w1_shifted', options: { window: 2 } };
    const cell = { node: 'output', row: 0, col: 0 };
    expect(said(moved, cell, english)).toBe(
      'Column 1 of the output of small stayed −0.44. This step now reads row 2, column 1 of the matrix “context”, which has the same number as what it read before.',
    );
    expect(said(moved, cell, french)).toBe(
      'La sortie de small (colonne 1) reste à −0,44. Cette étape lit désormais la ligne 2, colonne 1 de la matrice « contexte », et le nombre est le même qu’avant.',
    );
  });
});

describe('the check of what stops a change', () => {
  const masked = obstacleAt(
    { fixture: 'softmax/neginf_some', options: { temperature: 0.5 } },
    { node: 'weights', row: 0, col: 1 },
  );
  const infinite = obstacleAt(
    { fixture: 'sdpa/overflow_scores', input: 'key', at: 1 },
    { node: 'weights', row: 1, col: 0 },
  );

  /** The same sentence, with another cell as the reason. */
  const withReason = ({ obstacle, pair }: typeof masked, by: CellRef | null) =>
    obstacleProblems({ ...obstacle, by }, pair);

  it('finds nothing wrong in a true reason', () => {
    expect(obstacleProblems(masked.obstacle, masked.pair)).toEqual([]);
    expect(obstacleProblems(infinite.obstacle, infinite.pair)).toEqual([]);
  });

  it('finds a reason that another cell is, or none', () => {
    const { node = '', row = 0 } = masked.obstacle.by ?? {};
    expect(withReason(masked, { node, row, col: 0 })).toHaveLength(1);
    expect(withReason(masked, null)).toHaveLength(1);
    expect(withReason(infinite, { node: 'scaled_scores', row: 1, col: 0 })).toHaveLength(1);
    expect(withReason(infinite, null)).toHaveLength(1);
  });

  it('finds a key that is masked in one run only', () => {
    const { obstacle, pair } = masked;
    const scores = pair.before.node('scores');
    if (scores === undefined) throw new Error('there are no scores');
    const open: Trace = engine.run({
      variant: 'softmax',
      options: { fully_masked: 'zeros' },
      inputs: { scores: { rows: scores.rows, cols: scores.cols, data: [1, -800, 2, 0, 0, 0] } },
    });
    expect(obstacleProblems(obstacle, { ...pair, before: open })).toHaveLength(1);
  });
});
