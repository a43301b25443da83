import { beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../../../web/engine/programs';
import type { Group, Message, Trace, VariantSchema } from '../../../web/engine/types';
import { french } from '../../../web/i18n/fr/index';
import { createLocale, type Locale } from '../../../web/i18n/i18n';
import { englishText } from '../../../web/i18n/messages';
import { localeOfProgram } from '../../../web/i18n/program-names';
import { LabStore } from '../../../web/store/store';
import { lessons, libraryOf, wholeEngine } from '../all';

const locale = createLocale(french);

interface Run {
  readonly schema: VariantSchema;
  readonly trace: Trace;
  /** The locale of the lesson: one about a program has names of its own. */
  readonly locale: Locale;
}

const runs: Run[] = [];

beforeAll(async () => {
  const library = libraryOf(await wholeEngine());
  for (const { id } of lessons) {
    const store = new LabStore(library, await library.open(id));
    await french.load(id);
    const isProgram = programOf(store.schema.id) !== null;
    const { schema, trace, lesson } = store;
    runs.push({ schema, trace, locale: isProgram ? localeOfProgram(locale, lesson) : locale });
  }
});

/** The English of those of some texts that read the same in French, although they have words in them. */
const untranslated = (messages: readonly (readonly [Locale, Message])[]): readonly string[] => {
  const same = messages.flatMap(([locale, message]) => {
    const text = englishText(message);
    return locale.format(message) === text ? [text] : [];
  });
  return [...new Set(same)].filter((text) => /\p{L}{3}/u.test(text) && !alike.has(text));
};

/** What French writes as English does. */
const alike = new Set(
  [
    'scores',
    'cache',
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

const titleOf = ({ kind, number }: Group): Message =>
  number === null ? { key: `group.${kind}`, args: {} } : { key: `group.${kind}_number`, args: { number } };

describe('French texts of the engine', () => {
  it('has all matrices and sections', () => {
    const names = runs.flatMap(({ schema, trace, locale: own }) =>
      [
        ...trace.nodes.map(({ title }) => title),
        ...trace.sections.map(({ name }) => name),
        // Those of programs are made of names in them.
        ...(programOf(schema.id) === null ? trace.sections.flatMap(({ groups }) => groups.map(titleOf)) : []),
      ].map((message) => [own, message] as const),
    );
    expect(names.length).toBeGreaterThan(500);
    expect(untranslated(names)).toEqual([]);
  });

  it('has all options and sizes', () => {
    const words = runs.flatMap(({ schema, locale: own }) =>
      [
        ...schema.options.flatMap(({ name, description, choices }) => [
          description,
          ...[name, ...choices].map((each) => ({ key: `word.${each}`, args: {} })),
        ]),
        ...schema.dimensions
          .filter(({ derived, min, max }) => derived === '' && min < max)
          .map(({ description }) => description),
      ].map((message) => [own, message] as const),
    );
    expect(untranslated(words)).toEqual([]);
  });

  it('names the source of every system', () => {
    const sources = [...new Set(runs.map(({ schema }) => locale.format(schema.source)))];
    expect(sources.length).toBeGreaterThan(25);
    const english = /\b(?:and|appendix|equations?|first|for|learned|the|to|with|without)\b|\S[:;]/;
    expect(sources.filter((source) => english.test(source))).toEqual([]);
  });

  it('has the reason of every number', () => {
    const sentences = runs.flatMap(({ trace, locale: own }) =>
      trace.nodes.flatMap(({ id, rows, cols }) =>
        [
          [0, 0],
          [rows - 1, cols - 1],
          [0, cols - 1],
          [rows - 1, 0],
        ].map(([row = 0, col = 0]) => [own, trace.explain({ node: id, row, col }).sentence] as const),
      ),
    );
    expect(untranslated(sentences)).toEqual([]);
  });
});
