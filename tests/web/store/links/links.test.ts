import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VariantSchema } from '../../../../web/engine/types';
import type { Lesson } from '../../../../web/lessons/lesson';
import type { Action } from '../../../../web/store/actions/actions';
import { clampToTrace } from '../../../../web/store/document/clamp-to-trace';
import { initialState } from '../../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../../web/store/document/request';
import type { Granularity, Position, State } from '../../../../web/store/document/state';
import { decode } from '../../../../web/store/links/decode';
import { encode } from '../../../../web/store/links/encode';
import { granularityKey } from '../../../../web/store/links/link-keys';
import { lessons, schemaOf as schemaIn, wholeEngine } from '../../all';
import { reduceState } from '../reduce-state';

/** A state without its history, as it is recorded. */
interface RecordedState extends Omit<State, 'past' | 'future' | 'position'> {
  readonly position: Omit<Position, 'granularity'> & { readonly [granularityKey]: Granularity };
}

interface Recorded {
  readonly name: string;
  readonly link: string;
  readonly state: RecordedState;
}

const folder = 'tests/fixtures/links';
const engine = await wholeEngine();

const files = readdirSync(folder).filter((file) => /^v\d+\.json$/.test(file));

/** The links of a file. -Infinity is written `"-Infinity"` in JSON. */
function recorded(file: string): readonly Recorded[] {
  const word = (_: string, part: unknown) => (part === '-Infinity' ? -Infinity : part);
  const { links }: { readonly links: readonly Recorded[] } = JSON.parse(
    readFileSync(`${folder}/${file}`, 'utf8'),
    word,
  );
  return links;
}

const schemas = lessons.map((lesson) => schemaIn(engine, lesson));
const schemaOf = (lesson: Lesson): VariantSchema => schemaIn(engine, lesson);

const read = (link: string) => decode(link, lessons, schemas);

describe('links of earlier versions', () => {
  it('are on record, of every lesson', () => {
    expect(files).toContain('v1.json');
    const all = files.flatMap(recorded);
    expect(all.length).toBeGreaterThan(700);
    const lessonIds = new Set(all.map(({ state }) => state.document.lesson));
    expect(lessons.map(({ id }) => id).filter((id) => !lessonIds.has(id))).toEqual([]);
  });

  it.each(files)('%s: restore the recorded states', (file) => {
    for (const { name, link, state } of recorded(file)) {
      const { state: given, messages } = read(link);
      expect([name, messages]).toEqual([name, []]);
      // Options that were added to a variant later are not in the record.
      const { [granularityKey]: granularity, ...position } = state.position;
      expect(given, name).toMatchObject({ ...state, position: { ...position, granularity } });
      expect(Object.keys(given.document.tokens), name).toEqual(Object.keys(state.document.tokens));
      expect(given.settings, name).toEqual(state.settings);
    }
  });

  it.each(files)('%s: run, and open an existing position', (file) => {
    for (const { name, link } of recorded(file)) {
      const { state } = read(link);
      const lesson = lessons.find(({ id }) => id === state.document.lesson);
      if (lesson === undefined) throw new Error(`no lesson ${state.document.lesson}`);
      const trace = engine.run(requestWithActiveOptions(state.document, schemaOf(lesson)));
      expect(clampToTrace(state, trace), name).toBe(state);
    }
  });
});

/** Numbers of any magnitude, and those with the longest texts. */
const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, 5e-324, -5e-324, 1.7976931348623157e308, 1e21, 0.1 + 0.2, 2 ** 53 - 1, -1e-7, 1 / 3),
);

/** Any edits to any part of a variant, some of which are refused. */
function editsOf(schema: VariantSchema): fc.Arbitrary<Action> {
  const lists = ['query', 'key'] as const;
  const node = fc.constantFrom(...schema.inputs.map(({ name }) => name));
  const list = fc.constantFrom(...lists);
  const place = fc.record({ node, row: fc.nat(3), col: fc.nat(3) });
  const options = schema.options.map(({ name, type, choices, min, max }) => {
    const value =
      type === 'choice'
        ? fc.constantFrom(...choices)
        : type === 'flag'
          ? fc.boolean()
          : fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, 8)) }), finite);
    return value.map((each): Action => ({ type: 'set-option', name, value: each }));
  });
  const size = fc.oneof({ arbitrary: fc.integer({ min: 1, max: 5 }), weight: 5 }, fc.constant(64));
  const sizes = schema.dimensions.map(({ name }) =>
    size.map((each): Action => ({ type: 'set-dimension', name, size: each })),
  );
  return fc.oneof(
    {
      arbitrary: fc.record({ type: fc.constant('set-cell' as const), cell: place, value: finite }),
      weight: 4,
    },
    fc.record({ type: fc.constant('toggle-mask' as const), row: fc.nat(3), col: fc.nat(3) }),
    ...(options.length === 0 ? [] : [fc.oneof(...options)]),
    ...(sizes.length === 0 ? [] : [fc.oneof(...sizes)]),
    fc.record({ type: fc.constant('add-token' as const), list, index: fc.nat(3) }),
    fc.record({ type: fc.constant('remove-token' as const), list, index: fc.nat(3) }),
    fc.record({
      type: fc.constant('rename-token' as const),
      list,
      index: fc.nat(3),
      word: fc.string({ unit: 'binary', maxLength: 8 }),
    }),
    fc.record({ type: fc.constant('refill' as const), input: node, seed: fc.nat(99) }),
    fc.constant<Action>({ type: 'dismiss-difference' }),
    fc.record({ type: fc.constant('select-cell' as const), cell: place }),
  );
}

/** Like the store: ignores edits that the engine refuses. */
function applied(before: State, action: Action, schema: VariantSchema, lesson: Lesson): State {
  const after = reduceState(before, action, schema, lesson);
  try {
    if (after.document !== before.document) engine.run(requestWithActiveOptions(after.document, schema));
    return after;
  } catch {
    return before;
  }
}

it('a link of the largest document, edited in every number, is restored', () => {
  const lesson = lessons.find(({ id }) => id === 'english-french');
  if (lesson === undefined) throw new Error('no lesson english-french');
  const schema = schemaOf(lesson);
  const sizes = schema.dimensions.map(({ name }): Action => ({ type: 'set-dimension', name, size: 64 }));
  const large = sizes.reduce(
    (state, size) => applied(state, size, schema, lesson),
    initialState(lesson, schema),
  );
  const filledWith = (value: number) =>
    Object.fromEntries(
      Object.entries(large.document.inputs).map(([name, matrix]) => [
        name,
        { ...matrix, data: matrix.data.map((_, at) => value / (at + 3)) },
      ]),
    );
  const [longest, other] = [filledWith(-1e-300), filledWith(-2e-300)];
  const document = { ...large.document, inputs: longest };
  const state: State = { ...large, document, compared: { ...document, inputs: other } };
  const link = encode(state, lesson, schema);
  expect(link.length).toBeGreaterThan(8_000_000);
  const { state: restored, messages } = read(link);
  expect(messages).toEqual([]);
  expect(encode(restored, lesson, schema) === link).toBe(true);
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('a link of %s', (_, lesson) => {
  const schema = schemaOf(lesson);

  const done = (before: State, action: Action): State => applied(before, action, schema, lesson);

  it('restores the run that the present one is compared with', () => {
    const start = initialState(lesson, schema);
    fc.assert(
      fc.property(fc.array(editsOf(schema), { minLength: 1, maxLength: 5 }), fc.nat(), (actions, which) => {
        const state = actions.reduce(done, start);
        // Before one of the changes, the lesson as it opens, or the present run.
        const runs = [...state.past.map(({ document }) => document), start.document, state.document];
        const document = runs[which % runs.length] ?? start.document;
        const compared = done(state, { type: 'compare-with', document });
        expect(compared.compared).toBe(document);
        for (const at of [compared, { ...compared, screen: undefined }])
          expect(read(encode(at, lesson, schema)).state.compared).toEqual(document);
      }),
      { numRuns: 20 },
    );
  });

  it('restores all changes exactly', () => {
    fc.assert(
      fc.property(fc.array(editsOf(schema), { maxLength: 8 }), (actions) => {
        const state = actions.reduce(done, initialState(lesson, schema));
        expect(read(encode(state, lesson, schema))).toEqual({
          state: { ...state, past: [], future: [] },
          messages: [],
        });
      }),
      { numRuns: 60 },
    );
  });
});
