import * as v from 'valibot';

/**
 * The form of `lesson.json`. Its texts stand in `en.md` and the files of other languages, below the ids that it gives. What each
 * part means is said where the lesson is defined, in `lesson.ts` and `guide.ts`.
 */

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id has small letters, digits and hyphens'),
);
const cell = v.string();
const between = v.tuple([v.number(), v.number()]);
/** A row or a column; matrices have at most so many. */
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1023));
const rows = v.array(v.array(v.number()));
const tokens = v.strictObject({ query: v.array(v.string()), key: v.array(v.string()) });
const option = v.union([v.string(), v.number(), v.boolean()]);

/** A node; the steps of a part, with its parameters; or a step that is there if a parameter is not empty. */
const step = v.union([
  v.string(),
  v.strictObject({ step: v.string(), if: v.string() }),
  v.objectWithRest({ include: v.string(), only: v.optional(v.array(v.string())) }, v.string()),
]);
export type StepEntry = v.InferOutput<typeof step>;

export const editSchema = v.union([
  v.strictObject({ set: cell, to: v.number() }),
  v.strictObject({ option: v.string(), to: option }),
  v.strictObject({ input: v.string(), from: v.string() }),
  v.strictObject({ tokens: v.picklist(['query', 'key']), to: v.array(v.string()) }),
  // All cells in some rows and columns, from the first to the last.
  v.strictObject({
    fill: v.string(),
    rows: v.tuple([place, place]),
    cols: v.tuple([place, place]),
    to: v.number(),
  }),
]);
export type EditEntry = v.InferOutput<typeof editSchema>;

const holds = v.tuple([cell, v.picklist(['<', '=', '>']), v.union([v.string(), v.number()])]);
const answer = v.variant('kind', [
  v.strictObject({ kind: v.literal('word'), cell }),
  v.strictObject({ kind: v.literal('cell'), cell }),
  v.strictObject({ kind: v.literal('number'), cell, within: v.number() }),
  v.strictObject({ kind: v.literal('bar'), cell, within: v.number(), from: v.number(), to: v.number() }),
  v.strictObject({ kind: v.literal('order'), row: v.string() }),
  v.strictObject({ kind: v.literal('mask'), node: v.string() }),
  v.strictObject({ kind: v.literal('moved'), node: v.string() }),
  v.strictObject({ kind: v.literal('change'), cell }),
  v.strictObject({ kind: v.literal('choice'), choices: v.array(v.strictObject({ id, holds })) }),
]);
export type AnswerEntry = v.InferOutput<typeof answer>;

const mistake = v.strictObject({ id, cell, edits: v.array(editSchema) });
const question = { answer, mistakes: v.optional(v.array(mistake)) };
const questionEntry = v.strictObject(question);
export type QuestionEntry = v.InferOutput<typeof questionEntry>;

const picture = v.variant('kind', [
  v.strictObject({ kind: v.literal('arcs'), row: v.string() }),
  v.strictObject({
    ...{ kind: v.literal('matrix'), node: v.string(), given: v.exactOptional(v.string()) },
    asked: v.exactOptional(v.array(v.string())),
  }),
  v.strictObject({ kind: v.literal('image'), node: v.string(), row: v.string() }),
]);

/** A usual mistake in writing the program: lines of it as they would be then, or values of options. */
const programMistake = v.strictObject({
  id,
  lines: v.optional(v.array(v.strictObject({ line: v.string(), becomes: v.string() })), []),
  options: v.optional(v.record(v.string(), option), {}),
});
export type ProgramMistakeEntry = v.InferOutput<typeof programMistake>;

const says = { says: v.string(), after: v.optional(id) };
const claim = v.union([
  v.strictObject({ ...says, cell, is: v.picklist(['<', '=', '>']), than: v.union([v.string(), v.number()]) }),
  v.strictObject({ ...says, cell, times: between, than: v.string() }),
  v.strictObject({ ...says, cell, more: between, than: v.string() }),
  v.strictObject({
    ...{
      ...says,
      cell,
      in: v.picklist(['row', 'column', 'matrix']),
      is: v.picklist(['largest', 'smallest']),
    },
    alone: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ ...says, sum: v.array(v.string()), between }),
  v.strictObject({ ...says, all: v.string(), between }),
  v.strictObject({ ...says, same: v.tuple([v.string(), v.string()]), not: v.exactOptional(v.literal(true)) }),
  v.strictObject({ ...says, moved: v.string(), count: v.union([v.number(), v.literal('all')]) }),
]);

const guide = v.strictObject({
  needs: v.optional(v.array(id), []),
  short: v.optional(v.array(v.string())),
  cover: v.strictObject({ picture, ...question }),
  keySteps: v.array(
    v.strictObject({
      node: v.string(),
      defines: v.optional(v.array(v.string())),
      prediction: v.optional(questionEntry),
    }),
  ),
  tries: v.array(
    v.strictObject({
      ...{ id, node: v.string(), edits: v.optional(v.array(editSchema), []) },
      ...{ figure: v.optional(v.string()), question: v.optional(questionEntry) },
    }),
  ),
  checks: v.array(v.strictObject({ id, node: v.string(), ...question })),
  remember: v.array(v.strictObject({ id, node: v.string() })),
  sources: v.array(v.strictObject({ id, isErratum: v.optional(v.literal(true)) })),
});
export type GuideEntry = v.InferOutput<typeof guide>;

export const lessonSchema = v.strictObject({
  /** The id of a mechanism of the engine, see `VariantSchema.id`. */
  mechanism: v.optional(v.string()),
  /** In place of a mechanism: the file beside it with a program of its own. */
  program: v.optional(v.literal('program.py')),
  build: v.optional(v.picklist(['core', 'full']), 'full'),
  opening: v.string(),
  activeRows: v.optional(v.record(v.string(), v.number())),
  /** The options that can be set beside the text of a step, by its node. */
  stepOptions: v.optional(v.record(v.string(), v.array(v.string()))),
  figures: v.optional(v.array(v.string())),
  /** The lesson about the model that its own model is compared with: lists have only that lesson. */
  comparedWith: v.optional(id),
  /** The trained model whose numbers it has, in place of `numbers`. */
  model: v.optional(v.string()),
  numbers: v.optional(
    v.strictObject({
      ...{ tokens, linkTokens: v.optional(tokens) },
      ...{ options: v.record(v.string(), option), inputs: v.record(v.string(), rows) },
    }),
  ),
  /** Those of a program that are not here say its comments. */
  steps: v.optional(v.array(step), []),
  guide: v.optional(guide),
  claims: v.optional(v.array(claim), []),
  /** Of a lesson about a program: what “Check my implementation” knows of it. */
  mistakes: v.optional(v.array(programMistake), []),
});
export type ClaimEntry = v.InferOutput<typeof claim>;

/** The form of `steps.json` of a part. */
export const partSchema = v.strictObject({
  parameters: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
  steps: v.array(step),
});

export const chaptersSchema = v.array(v.strictObject({ id, lessons: v.array(id) }));
