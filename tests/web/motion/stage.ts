import type { CellRef, RunRequest, Trace, TraceNode } from '../../../web/engine/types';
import { english } from '../../../web/i18n/i18n';
import type { Geometry, Scene } from '../../../web/motion/scene';
import { presetDocument } from '../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { operandsOf } from '../../../web/ui/format/names';
import { openPrograms } from '../../programs/of-programs';
import { lessons, schemaOf, wholeEngine } from '../all';

export const engine = await wholeEngine();

/** Mechanisms as programs, whose runs have all ops. */
export const programs = await openPrograms();

/** The run of a lesson's preset, with its backward pass if `isBackward`. */
export function runOf(id: string, isBackward = false): Trace {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const schema = schemaOf(engine, lesson);
  const request = requestWithActiveOptions(presetDocument(lesson, schema), schema);
  return isBackward ? runBackward(request) : engine.run(request);
}

/** A run with its backward pass from the first cell of its last node. */
export function runBackward(request: RunRequest): Trace {
  const node = engine.run(request).nodes.at(-1)?.id ?? '';
  return engine.run({ ...request, backward: { node, loss: 'cell', row: 0, col: 0, targets: [] } });
}

/** Lessons whose backward passes move by every kind of gradient: of products, heads, masks, norms, rotations, recurrences. */
export const backwardLessons = [
  ...['scaled-dot-product', 'words-as-vectors', 'similarities', 'multi-head', 'positions', 'masks'],
  ...['sliding-window', 'additive-attention', 'recurrent', 'feed-forward', 'layer-norm', 'encoder-layer'],
  ...['cross-entropy', 'convolution-as-attention'],
];

/** Variants whose fixtures have options that no lesson starts with: rotations, masks of blocks and windows, column forms. */
export const variedVariants = [
  'self_attention_with_positions',
  'scaled_dot_product',
  'one_vector',
  'softmax',
];

/** Fixtures whose backward passes have ops that no lesson starts with. */
export const backwardFixtures = ['ffn/gelu_3_4_6_4'];

/** Cells of 50 × 40 in a row of matrices, with at most 16 × 16 of each displayed, and a workbench below. */
export function geometryOf(nodes: readonly TraceNode[]): Geometry {
  return {
    cell: (id, row, col) => {
      const at = nodes.findIndex((node) => node.id === id);
      return at < 0 || row >= 16 || col >= 16
        ? null
        : { x: at * 900 + col * 50, y: row * 40, width: 50, height: 40 };
    },
    workbench: { x: 0, y: 700, width: 400, height: 200 },
    fontSize: 13,
  };
}

/** The scene of a whole node, with the arithmetic of one cell. */
export function sceneOf(trace: Trace, node: TraceNode, { row, col }: Pick<CellRef, 'row' | 'col'>): Scene {
  const cells = Array.from({ length: Math.min(node.rows, 16) * Math.min(node.cols, 16) }, (_, at) => {
    const cols = Math.min(node.cols, 16);
    return { node: node.id, row: Math.floor(at / cols), col: at % cols };
  });
  const explain = (i: number, j: number) => trace.explain({ node: node.id, row: i, col: j });
  return {
    trace,
    locale: english,
    node,
    explanation: explain(row, col),
    others: cells.filter((cell) => cell.row !== row || cell.col !== col),
    geometry: geometryOf([...operandsOf(node, trace), node]),
    explain,
  };
}
