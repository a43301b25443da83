import * as v from 'valibot';

/** How many words a text has; a reference is one. */
export const words = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d\]]/u.test(word)).length;
const text = v.pipe(
  v.string(),
  v.minLength(3),
  v.check((each) => words(each) <= 60, 'at most 60 words'),
);
const title = v.pipe(v.string(), v.minLength(3), v.maxLength(60));

const edit = v.union([
  v.strictObject({ set: v.string(), to: v.number() }),
  v.strictObject({ option: v.string(), to: v.union([v.string(), v.number(), v.boolean()]) }),
  v.strictObject({ input: v.string(), from: v.string() }),
  v.strictObject({ tokens: v.picklist(['query', 'key']), to: v.array(v.string()) }),
]);
const choice = v.strictObject({
  text,
  holds: v.tuple([v.string(), v.picklist(['<', '=', '>']), v.union([v.string(), v.number()])]),
  wrong: v.optional(text),
});
const wrongMarks = v.optional(v.strictObject({ missed: text, extra: text }));
const wrongChange = v.optional(
  v.strictObject({ grow: v.optional(text), shrink: v.optional(text), stay: v.optional(text) }),
);
const answer = v.variant('kind', [
  v.strictObject({ kind: v.literal('word'), cell: v.string() }),
  v.strictObject({ kind: v.literal('cell'), cell: v.string() }),
  v.strictObject({ kind: v.literal('number'), cell: v.string(), within: v.number() }),
  v.strictObject({
    ...{ kind: v.literal('bar'), cell: v.string(), within: v.number(), from: v.number(), to: v.number() },
  }),
  v.strictObject({ kind: v.literal('order'), row: v.string() }),
  v.strictObject({ kind: v.literal('mask'), node: v.string(), wrong: wrongMarks }),
  v.strictObject({ kind: v.literal('moved'), node: v.string(), wrong: wrongMarks }),
  v.strictObject({ kind: v.literal('change'), cell: v.string(), wrong: wrongChange }),
  v.strictObject({ kind: v.literal('choice'), choices: v.pipe(v.array(choice), v.minLength(2)) }),
]);
const mistake = v.strictObject({ edits: v.array(edit), cell: v.string(), text });
const question = v.strictObject({
  ...{ ask: text, answer, right: text, wrong: v.optional(text), mistakes: v.optional(v.array(mistake)) },
});
/** `section 3.2.1, equation 1`: a paper in which the formula has no number has its section, or where else it stands. */
const place = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:sections?|appendix|algorithms?|equations?|figure|table|footnote|and|to|[A-Z.]*\d[\d.]*,?|“.+”)(?: (?!$)|$))+$/,
  ),
  v.regex(/\d|“/),
);
const stop = v.pipe(v.string(), v.regex(/^(step-.+|try-\d|check-\d|end)$/));
/** The form of all guides. */
export const guideSchema = v.strictObject({
  needs: v.array(v.string()),
  short: v.optional(v.pipe(v.array(stop), v.minLength(2), v.maxLength(5))),
  cover: v.strictObject({
    picture: v.variant('kind', [
      v.strictObject({ kind: v.literal('arcs'), row: v.string() }),
      v.strictObject({
        ...{ kind: v.literal('matrix'), node: v.string(), given: v.optional(v.string()) },
        asked: v.optional(v.array(v.string())),
      }),
      v.strictObject({ kind: v.literal('image'), node: v.string(), row: v.string() }),
    ]),
    question,
    lead: text,
  }),
  keySteps: v.pipe(
    v.array(
      v.strictObject({
        ...{
          node: v.string(),
          title,
          defines: v.optional(v.array(v.string())),
          prediction: v.optional(question),
          action: v.optional(text),
        },
      }),
    ),
    v.minLength(3),
    v.maxLength(12),
  ),
  tries: v.pipe(
    v.array(
      v.strictObject({
        ...{ title, node: v.string(), text, edits: v.array(edit), because: text },
        ...{ figure: v.optional(v.string()), question: v.optional(question) },
      }),
    ),
    v.minLength(2),
    v.maxLength(4),
  ),
  checks: v.pipe(v.array(v.strictObject({ title, node: v.string(), question })), v.length(3)),
  remember: v.pipe(v.array(v.strictObject({ node: v.string(), text })), v.minLength(2), v.maxLength(3)),
  sources: v.pipe(
    v.array(v.strictObject({ text, place: v.optional(place), isErratum: v.optional(v.boolean()) })),
    v.check((sources) => sources.some((each) => each.place !== undefined), 'a paper, and where in it'),
  ),
});
