import type { MatrixData, OptionValue, VariantSchema } from '../../../engine/types';
import { squeezed } from '../../../formats/axes/slices';
import type { GivenFile } from '../../../formats/given-array';
import { matchesOf } from '../../../formats/names/names';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import { optionError } from '../../../store/actions/options';

export interface HeadContext {
  readonly schema: VariantSchema;
  readonly options: Record<string, OptionValue>;
  readonly given: ReadonlyMap<string, MatrixData>;
  /** Options that were stated. */
  readonly explicit: ReadonlySet<string>;
  readonly hasHeadAxis: boolean;
}

const perHead = new Set(['scores', 'scaled_scores', 'masked_scores', 'weights']);

/** Sets the number of heads to that of scores and weights, which have an axis of their own for heads. Returns what was assumed. */
export function inferHeads(
  { arrays }: GivenFile,
  { schema, options, given, explicit, hasHeadAxis }: HeadContext,
): Message | null {
  const isOpen =
    schema.options.some(({ name }) => name === 'n_heads') && !explicit.has('n_heads') && !hasHeadAxis;
  if (!isOpen || given.size === 0) return null;
  const examples = examplesOf(given, arrays);
  for (const { name, shape } of arrays) {
    const heads = headsIn(squeezed(shape), examples);
    if (heads === null || heads === options.n_heads || optionError(schema, 'n_heads', heads) !== null)
      continue;
    if (!matchesOf(name).some(({ target }) => perHead.has(target))) continue;
    if (!dividesAll(given, heads)) continue;
    options.n_heads = heads;
    return message(implementationText('implementation.note_heads'), { name, count: heads });
  }
  return null;
}

/** The number of examples of the tokens. */
function examplesOf(given: ReadonlyMap<string, MatrixData>, arrays: GivenFile['arrays']): number {
  const tokens = given.get('x') ?? given.get('x_q') ?? given.get('query');
  if (tokens === undefined) return 1;
  const sizes = arrays.filter(({ name }) =>
    matchesOf(name).some(({ target }) => target === 'x' || target === 'x_q'),
  );
  return Math.max(
    1,
    ...sizes.map(({ data }) => data.length / (tokens.rows * tokens.cols)).filter(Number.isInteger),
  );
}

/** (heads, m, n), (examples, heads, m, n), (examples · heads, m, n); (examples, m, n) is a mean of all heads. */
function headsIn(shape: readonly number[], examples: number): number | null {
  if (shape.length === 4) return shape[1] ?? null;
  const [first = 1] = shape;
  if (shape.length !== 3) return null;
  if (examples === 1) return first;
  return first > examples && first % examples === 0 ? first / examples : null;
}

/** Whether the widths of all heads are whole numbers. */
function dividesAll(given: ReadonlyMap<string, MatrixData>, heads: number): boolean {
  const columns = (name: string): number => given.get(name)?.cols ?? heads;
  return ['w_q', 'w_k', 'w_v'].every((name) => columns(name) % heads === 0);
}
