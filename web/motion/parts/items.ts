import type { Explanation, TraceNode } from '../../engine/types';
import { heatClass } from '../../ui/format/palette';
import { type ExplainedNumber, explainedText, explainedValue } from '../explained-number';
import type { Path } from '../path';
import type { Scene } from '../scene';
import type { Shape, Track } from '../timeline';

const plain = { text: '', shows: null, role: null, heat: '' } as const;

/** An item without a number. */
export function item(shape: Shape, { frames }: Path, look: Partial<Track> = {}): Track {
  return { ...plain, ...look, shape, frames };
}

/** An operator or another text that is no number. */
export function sign(text: string, path: Path): Track {
  return item('sign', path, { text });
}

/** The node that a number stands in; undefined for constants, terms and partial sums. */
function nodeOf(scene: Scene, shown: ExplainedNumber, { terms }: Explanation): TraceNode | undefined {
  if (shown.part === 'result') return scene.node;
  const cell = shown.part === 'factor' ? terms[shown.term]?.factors[shown.factor]?.cell : null;
  return cell ? scene.trace.node(cell.node) : undefined;
}

/** A number of an explanation: a `chip` has the colours of its cell, a `number` is text alone. */
export function numberItem(
  scene: Scene,
  explanation: Explanation,
  shows: Omit<ExplainedNumber, 'cell'>,
  path: Path,
  shape: Shape = 'chip',
): Track {
  const shown = { ...shows, cell: explanation.cell };
  const node = nodeOf(scene, shown, explanation);
  const isColoured = node !== undefined && shape !== 'number';
  return {
    shape,
    text: explainedText(shown, explanation, scene.trace, scene.locale),
    shows: shown,
    role: node?.role ?? (shown.part === 'partial' ? scene.node.role : null),
    heat: isColoured ? heatClass(node, explainedValue(shown, explanation)) : '',
    frames: path.frames,
  };
}

export const factorOf = (term: number, factor: number) => ({ part: 'factor', term, factor }) as const;
export const termOf = (term: number) => ({ part: 'term', term, factor: 0 }) as const;
export const partialOf = (term: number) => ({ part: 'partial', term, factor: 0 }) as const;
export const resultOf = { part: 'result', term: 0, factor: 0 } as const;

/** The heat class of a bar of terms: their sign, in the colours of signed numbers. */
export function signHeat(value: number): string {
  return value < 0 ? 'd-6' : 'd6';
}
