import { beforeAll, describe, expect, it } from 'vitest';
import type { Trace, VariantSchema } from '../../../web/engine/types';
import { english, setLocale, translate } from '../../../web/i18n/i18n';
import { LabStore } from '../../../web/store/store';
import { lessons, libraryOf, wholeEngine } from '../all';

const runs: { readonly schema: VariantSchema; readonly trace: Trace }[] = [];

beforeAll(async () => {
  const library = libraryOf(await wholeEngine());
  for (const { id } of lessons) {
    const store = new LabStore(library, await library.open(id));
    runs.push({ schema: store.schema, trace: store.trace });
  }
  const { french } = await import('../../../web/i18n/fr/index');
  setLocale(french);
  return () => setLocale(english);
});

/** Those of some texts that stay as they are, although they have words in them. */
const untold = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter(
    (text) => /\p{L}{3}/u.test(text) && translate(text) === text && !alike.has(text),
  );

/** What French writes as English does. */
const alike = new Set(
  [
    'scores',
    'convolution',
    'source',
    'gain',
    'logits',
    'angles',
    'positions',
    'Scores',
    'Source',
    'Positions',
    'Activation',
  ].concat([
    'causal',
    'activation',
    'gelu',
    'gelu tanh',
    'silu',
    'relu',
    'tanh',
    'sigmoid',
    'exp',
    'rms',
    'additive',
    'base',
    'convention',
    'position',
    'score',
    'Feed-forward',
    'Projections',
    'centres',
    'epsilon',
    'patch',
    'alpha',
    'attention',
    'gru',
    'rotary',
    'positions',
    'NaN',
  ]),
);

describe('the French of the engine', () => {
  it('has all matrices and sections', () => {
    const names = runs.flatMap(({ trace }) => [
      ...trace.nodes.map(({ title }) => title),
      ...trace.sections.flatMap(({ name, groups }) => [name, ...groups]),
    ]);
    expect(names.length).toBeGreaterThan(500);
    expect(untold(names)).toEqual([]);
  });

  it('has all options and sizes', () => {
    const words = runs.flatMap(({ schema }) => [
      ...schema.options.flatMap(({ name, description, choices }) => [
        description,
        ...[name, ...choices].map((each) => each.replaceAll('_', ' ')),
      ]),
      ...schema.dimensions
        .filter(({ derived, min, max }) => derived === '' && min < max)
        .map(({ description }) => description),
    ]);
    expect(untold(words)).toEqual([]);
  });

  it('says where every system comes from', () => {
    const sources = [...new Set(runs.map(({ schema }) => schema.source))];
    expect(sources.length).toBeGreaterThan(25);
    const english = /\b(?:and|appendix|equations?|first|for|learned|the|to|with|without)\b|\S[:;]/;
    expect(sources.map(translate).filter((source) => english.test(source))).toEqual([]);
  });

  it('has the reason of every number', () => {
    const sentences = runs.flatMap(({ trace }) =>
      trace.nodes.flatMap(({ id, rows, cols }) =>
        [
          [0, 0],
          [rows - 1, cols - 1],
          [0, cols - 1],
          [rows - 1, 0],
        ].map(([row = 0, col = 0]) => trace.explain({ node: id, row, col }).sentence),
      ),
    );
    expect(untold(sentences)).toEqual([]);
  });
});
