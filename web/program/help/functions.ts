import type { ProgramFunction } from '../../engine/programs';
import type { IdsOf } from '../../i18n/catalogue';
import { programText } from '../../i18n/en/program';
import type { Locale } from '../../i18n/i18n';

/** What a function makes of the shapes of matrices, in letters that are the same in every language. */
const shapeRules: Readonly<Record<string, string>> = {
  ...rulesOf('exp log sqrt sin cos tanh abs sigmoid relu silu gelu round_to', 'm × n → m × n'),
  ...rulesOf('softmax log_softmax hardmax top_k_mask tril rotate_pairs softcap', 'm × n → m × n'),
  ...rulesOf('maximum minimum where', 'm × n, m × n → m × n'),
  ...rulesOf('sum mean max min logsumexp', 'm × n → m × 1, 1 × n'),
  ...rulesOf('zeros ones', 'rows × cols'),
  ...rulesOf('causal_mask window_mask padding_mask block_mask', 'rows × cols'),
  ...rulesOf('norm sum_of_squares', 'm × n → m × 1'),
  cross_entropy: 'm × n, m × n → m × 1',
  split: 'm × n → m × n/parts, m/parts × n',
  concat: 'm × n, m × k → m × (n + k)',
  reshape: 'm × n → rows × cols',
  take: 'm × n → k × n, m × k',
  interleave: 'm × n, m × n → m × 2n',
  pair_sum: 'm × d, n × d → m·n × d',
  pair_concat: 'm × d, n × e → m·n × (d + e)',
  eye: 'n × n',
  region_mask: 'n × n',
  band_scores: 'n × d, n × d → n × (left + 1 + right)',
  band_context: 'n × w, n × d → n × d',
  convolve: 'h × w·c, 9·c × d → h·w × d',
  offset_distances: 'k × 2 → height·width × height·width',
};

function rulesOf(names: string, rule: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, rule]));
}

/** What help, completion and tooltips say of a function. */
export interface FunctionInfo {
  readonly name: string;
  /** `softmax(A, axis=-1)` */
  readonly signature: string;
  /** `m × n → m × n`; empty for functions of numbers and lists. */
  readonly shapes: string;
  readonly sentence: string;
}

/** A test holds the catalogue to the functions of the engine. */
const idOf = (name: string) => programText(`editor.function.${name}` as IdsOf<typeof programText>);

export function functionInfo({ name, signature }: ProgramFunction, locale: Locale): FunctionInfo {
  const sentence = locale.format({ key: idOf(name), args: {} });
  return { name, signature, shapes: shapeRules[name] ?? '', sentence };
}
