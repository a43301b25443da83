import type { Trace, TraceNode } from '../../engine/types';
import type { Lesson } from '../../lessons/lesson';
import type { LessonRun } from '../../search/compute/run-lessons';
import type { Mechanism } from '../field/field';
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

/** The pictures of all lessons. */
export function computeThumbnails(runs: readonly LessonRun[]): Thumbnails {
  const thumbnails: Record<string, Thumbnails[string]> = {};
  for (const { lesson, trace } of runs) {
    const node = nodeToShow(trace, lesson);
    if (node !== undefined) thumbnails[lesson.id] = sharesOf(node);
  }
  return thumbnails;
}

/** The pictures of mechanisms, from the runs of lessons and of programs. */
export function computePictures(
  mechanisms: readonly Mechanism[],
  lessons: readonly LessonRun[],
  programs: ReadonlyMap<string, LessonRun>,
): Thumbnails {
  const byId = new Map([...programs, ...lessons.map((run) => [run.lesson.id, run] as const)]);
  return Object.fromEntries(
    mechanisms.map(({ id, picture }) => {
      const run = byId.get(id);
      const node =
        run && (picture === undefined ? nodeToShow(run.trace, run.lesson) : run.trace.node(picture));
      if (node === undefined) throw new Error(`The mechanism ${id} has no node ${picture ?? ''}.`);
      return [id, sharesOf(node)] as const;
    }),
  );
}
