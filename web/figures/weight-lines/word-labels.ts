import { motionText } from '../../i18n/en/motion';
import type { Locale } from '../../i18n/i18n';
import type { Axis } from './isolation';
import type { WordWeights } from './weights-on-stage';

interface Share {
  readonly name: string;
  readonly percent: number;
}

/** The words at the other ends of the lines of a word, largest weight first. Those that round to 0 % are left out. */
function sharesOf(weights: WordWeights, axis: Axis, index: number): readonly Share[] {
  const { rows, columns, weightAt } = weights;
  const others = axis === 'row' ? columns : rows;
  return others
    .map((name, at) => ({
      name,
      percent: Math.round(100 * (axis === 'row' ? weightAt(index, at) : weightAt(at, index))),
    }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent);
}

/** The accessible label of a word: “that looks at: bird 87 %, that 12 %, Watch 2 %”. */
export function wordLabel(locale: Locale, weights: WordWeights, axis: Axis, index: number): string {
  const name = (axis === 'row' ? weights.rows : weights.columns)[index] ?? '';
  const shares = sharesOf(weights, axis, index)
    .map((share) => locale.t(motionText('weight_lines.share'), { name: share.name, percent: share.percent }))
    .join(', ');
  if (axis === 'row' && !weights.isReached(index)) return name;
  if (shares === '')
    return locale.t(motionText(axis === 'row' ? 'weight_lines.looks_at_none' : 'weight_lines.seen_by_none'), {
      name,
    });
  return locale.t(motionText(axis === 'row' ? 'weight_lines.looks_at' : 'weight_lines.seen_by'), {
    name,
    shares,
  });
}
