import type { Trace, VariantSchema } from '../../../../web/engine/types';
import type { Lesson } from '../../../../web/lessons/lesson';
import type { Action } from '../../../../web/store/actions/actions';
import { isInBackwardPass, lossNodes, withLoss } from '../../../../web/store/document/loss';
import { initialState } from '../../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../../web/store/document/request';
import type { Document, Loss } from '../../../../web/store/document/state';
import { fitLoss, toLossRequest } from '../../../../web/store/sizes/fit-loss';
import { lessons, wholeEngine } from '../../all';
import { reduceState } from '../../store/reduce-state';

export const engine = await wholeEngine();

/** What a lesson goes back from where nothing else is said: the first cell of its last result. */
export const usual: Loss = { kind: 'cell', node: '', row: 0, col: 0, targets: null };

export const kinds: readonly Loss['kind'][] = [
  'cell',
  'sum',
  'sum_of_squares',
  'mean_squares',
  'cross_entropy',
];

export function schemaOf(lesson: Lesson): VariantSchema {
  const schema = engine.variants.find(({ id }) => id === lesson.variant);
  if (schema === undefined) throw new Error(`no variant ${lesson.variant}`);
  return schema;
}

/** The run of a document, and back. */
export function runBack(document: Document, schema: VariantSchema, loss: Loss): Trace {
  const request = requestWithActiveOptions(document, schema);
  const fitted = fitLoss(loss, engine.run(request));
  if (fitted === null) throw new Error(`${schema.id} has nothing to go back from`);
  return engine.run({ ...request, backward: toLossRequest(fitted) });
}

/** One action for every way in which an option can add nodes to the walk. */
function switches(schema: VariantSchema): readonly Action[] {
  return schema.options.flatMap(({ name, type, choices }): readonly Action[] => {
    if (type === 'choice') return choices.map((value) => ({ type: 'set-option', name, value }));
    if (type === 'flag') return [{ type: 'set-option', name, value: true }];
    return ['softcap', 'temperature'].includes(name) ? [{ type: 'set-option', name, value: 2 }] : [];
  });
}

/** A lesson as it opens, back from its result by every kind of loss and from all it ends in; and back after each switch. */
export function runsBack(lesson: Lesson): readonly Trace[] {
  const schema = schemaOf(lesson);
  const start = initialState(lesson, schema);
  const switched = switches(schema).map((action) => reduceState(start, action, schema, lesson).document);
  const forward = engine.run(requestWithActiveOptions(start.document, schema));
  const read = new Set(forward.nodes.flatMap(({ operands }) => operands));
  const ends = lossNodes(forward).filter(({ index }) => !read.has(index));
  return [
    ...kinds.map((kind) => runBack(start.document, schema, { ...usual, kind })),
    ...ends.map(({ id }) => runBack(start.document, schema, { ...usual, kind: 'sum', node: id })),
    ...switched.map((document) => runBack(document, schema, usual)),
  ];
}

/** The nodes of the loss and of the backward pass. */
export const backNodes = ({ nodes }: Trace) => nodes.filter(isInBackwardPass);

export { lessons, withLoss };
