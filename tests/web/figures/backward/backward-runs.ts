import type { Trace, VariantSchema } from '../../../../web/engine/types';
import type { Lesson } from '../../../../web/lessons/lesson';
import type { Action } from '../../../../web/store/actions/actions';
import { isInBackwardPass, lossNodes, withLoss } from '../../../../web/store/document/loss';
import { initialState } from '../../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../../web/store/document/request';
import type { Document, Loss } from '../../../../web/store/document/state';
import { fitLoss, toLossRequest } from '../../../../web/store/sizes/fit-loss';
import type { OpenProgram } from '../../../programs/of-programs';
import { lessons, schemaOf as schemaIn, wholeEngine } from '../../all';
import { reduceState } from '../../store/reduce-state';

export const engine = await wholeEngine();

/** The default loss: the first cell of the last result. */
export const defaultLoss: Loss = { kind: 'cell', node: '', row: 0, col: 0, targets: null };

export const kinds: readonly Loss['kind'][] = [
  'cell',
  'sum',
  'sum_of_squares',
  'mean_squares',
  'cross_entropy',
];

export const schemaOf = (lesson: Lesson): VariantSchema => schemaIn(engine, lesson);

/** Runs a document with its backward pass. */
export function runBackward(document: Document, schema: VariantSchema, loss: Loss): Trace {
  const request = requestWithActiveOptions(document, schema);
  const fitted = fitLoss(loss, engine.run(request));
  if (fitted === null) throw new Error(`${schema.id} has nothing to go back from`);
  return engine.run({ ...request, backward: toLossRequest(fitted) });
}

/** One action for every option value that can add nodes. */
function optionActions(schema: VariantSchema): readonly Action[] {
  return schema.options.flatMap(({ name, type, choices }): readonly Action[] => {
    if (type === 'choice') return choices.map((value) => ({ type: 'set-option', name, value }));
    if (type === 'flag') return [{ type: 'set-option', name, value: true }];
    return ['softcap', 'temperature'].includes(name) ? [{ type: 'set-option', name, value: 2 }] : [];
  });
}

/** Runs of a lesson: its default state with each kind of loss and each final node, and each option with the default loss. */
export function backwardRuns(lesson: Lesson): readonly Trace[] {
  const schema = schemaOf(lesson);
  const start = initialState(lesson, schema);
  const variations = optionActions(schema).map(
    (action) => reduceState(start, action, schema, lesson).document,
  );
  const forward = engine.run(requestWithActiveOptions(start.document, schema));
  const read = new Set(forward.nodes.flatMap(({ operands }) => operands));
  const outputs = lossNodes(forward).filter(({ index }) => !read.has(index));
  return [
    ...kinds.map((kind) => runBackward(start.document, schema, { ...defaultLoss, kind })),
    ...outputs.map(({ id }) =>
      runBackward(start.document, schema, { ...defaultLoss, kind: 'sum', node: id }),
    ),
    ...variations.map((document) => runBackward(document, schema, defaultLoss)),
  ];
}

/** Runs back from the sum of each matrix that no other is made from. */
export function programRuns({ engine, request }: OpenProgram): readonly Trace[] {
  const forward = engine.run(request);
  const read = new Set(forward.nodes.flatMap(({ operands }) => operands));
  return lossNodes(forward)
    .filter(({ index }) => !read.has(index))
    .map(({ id: node }) =>
      engine.run({ ...request, backward: { node, loss: 'sum', row: 0, col: 0, targets: [] } }),
    );
}

/** The nodes of the loss and of the backward pass. */
export const backwardNodes = ({ nodes }: Trace) => nodes.filter(isInBackwardPass);

export { lessons, withLoss };
