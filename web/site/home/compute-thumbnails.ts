import type { Engine } from '../../engine/engine';
import type { Trace, TraceNode } from '../../engine/types';
import { catalogue } from '../../lessons/index';
import { type Lesson, loadLesson } from '../../lessons/lesson';
import { presetDocument } from '../../store/document/preset';
import { requestWithActiveOptions } from '../../store/document/request';
import type { LoadFile } from '../../training/files';
import type { Thumbnails } from './thumbnails';

/** More rows and columns are cut off. */
const most = 20;

/** The attention weights of a lesson; where it has none, the matrix that it opens at. */
function nodeToShow(trace: Trace, { opening }: Lesson): TraceNode | undefined {
  const opened = trace.node(opening);
  const isWeights = (node: TraceNode): boolean =>
    node.role === 'weights' && node.pass === 'forward' && node.cols > 1;
  if (opened !== undefined && isWeights(opened)) return opened;
  return trace.nodes.findLast(isWeights) ?? opened ?? trace.nodes.at(-1);
}

/** The numbers of a matrix as shares of the largest one. */
function sharesOf({ data, rows, cols }: TraceNode): Thumbnails[string] {
  const finite = Array.from(data, (value) => (Number.isFinite(value) ? Math.abs(value) : 0));
  const reach = Math.max(...finite) || 1;
  return Array.from({ length: Math.min(rows, most) }, (_, row) =>
    finite
      .slice(row * cols, row * cols + Math.min(cols, most))
      .map((value) => Math.round((value / reach) * 100) / 100),
  );
}

/** The pictures of all lessons. Runs each with its preset. */
export async function computeThumbnails(engine: Engine, files: LoadFile): Promise<Thumbnails> {
  const thumbnails: Record<string, Thumbnails[string]> = {};
  for (const entry of catalogue) {
    const lesson = await loadLesson(entry, files);
    const schema = engine.variants.find(({ id }) => id === lesson.variant);
    if (schema === undefined) throw new Error(`The engine has no variant “${lesson.variant}”.`);
    const trace = engine.run(requestWithActiveOptions(presetDocument(lesson, schema), schema));
    const node = nodeToShow(trace, lesson);
    if (node !== undefined) thumbnails[entry.id] = sharesOf(node);
  }
  return thumbnails;
}
