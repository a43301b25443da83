import { biasNames, gainNames, layerRows, shiftNames, weightNames } from './table/layers';
import { groupRows, matrixRows } from './table/matrices';
import type { Orientation } from './table/row';

/** What a name may stand for. */
export interface NameMatch {
  /** `weights`, or `norm_1/gain`. */
  readonly target: string;
  /** Words before it: `encoder_0_self`. */
  readonly prefix: string;
  /** Whether the prefix is a path of modules or folders: `layers.0.self_attn.q_proj`, `run1/query`. */
  readonly isPath: boolean;
  readonly orientation: Orientation;
  /** Its place among the names of this target, from 0: the surest first. */
  readonly rank: number;
  /** The number of words that name it: of two, the longer one is surer. */
  readonly length: number;
}

/** Words that say nothing about which matrix it is. */
const fillers =
  /^(?:(?:my|the|our|torch|np|numpy|tf|mha|model|module|final|multi|heads?|state_dict|layer|block)_)+/;

/** `attnWeights.detach()` → `attn_weights`. */
export function normalizeName(name: string): string {
  return segmentsOf(name).join('_');
}

/** The parts of a path, each in snake case: `self_attn.q_proj.weight` → self_attn, q_proj, weight. */
function segmentsOf(name: string): readonly string[] {
  return name
    .replace(/(?:\.npy|:\d+)$/, '')
    .replace(/['′]+$/, '_prime')
    .replace(/\(.*$/s, '')
    .replace(/\.(?:detach|numpy|cpu|data|tolist|squeeze|item|float|double)\b/g, '')
    .split(/[./:\\]+/)
    .map((segment) =>
      segment
        .replace(/([a-z\d])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '_')
        .replace(/^_+|_+$/g, ''),
    )
    .filter((segment) => segment !== '');
}

/** Names of the arrays of any layer: they say nothing about which layer it is. */
const ofAnyLayer = new Set(['weight', 'w', 'bias', 'b', 'scale', 'kernel', 'gamma', 'beta', 'g']);

type TableEntry = Pick<NameMatch, 'target' | 'orientation' | 'rank'>;

const table = new Map<string, TableEntry[]>();

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

function addTo(names: readonly string[], target: string, orientation: Orientation = 'as_is'): void {
  for (const [rank, key] of names.entries()) {
    const known = table.get(key) ?? [];
    if (!known.some((entry) => entry.target === target && entry.orientation === orientation))
      table.set(key, [...known, { target, orientation, rank }]);
  }
}

const withSuffix = (layers: readonly string[], suffixes: readonly string[]): readonly string[] =>
  layers.flatMap((layer) => suffixes.map((suffix) => `${layer}_${suffix}`));

for (const { target, names } of groupRows) addTo(wordsOf(names), target);
for (const { target, names } of matrixRows) addTo([target, ...wordsOf(names)], target);
for (const { weight, bias, layers, orientation } of layerRows) {
  const words = wordsOf(layers);
  const isNorm = weight.endsWith('gain');
  // Kernels of Keras and Flax are multiplied by from the right.
  if (isNorm) addTo(withSuffix(words, gainNames), weight);
  else
    for (const name of weightNames)
      addTo(withSuffix(words, [name]), weight, name === 'kernel' ? 'as_is' : orientation);
  addTo(withSuffix(words, isNorm ? shiftNames : biasNames), bias);
}

/** All that a name may stand for, the longest alias first; names of the page stand for themselves. */
export function matchesOf(name: string): readonly NameMatch[] {
  const segments = segmentsOf(name);
  const words = segments.flatMap((segment) => segment.split('_'));
  const starts = new Set<number>();
  let count = 0;
  for (const segment of segments) {
    starts.add(count);
    count += segment.split('_').length;
  }
  const found: NameMatch[] = [];
  for (let at = 0; at < words.length; at++) {
    const rest = words.slice(at).join('_');
    const prefix = `${words.slice(0, at).join('_')}_`.replace(fillers, '').replace(/_$/, '');
    const isPath = starts.has(at) && !ofAnyLayer.has(rest);
    for (const entry of table.get(rest) ?? [])
      found.push({ ...entry, prefix, isPath, length: words.length - at });
    found.push({ target: rest, prefix, isPath, orientation: 'as_is', rank: -1, length: words.length - at });
  }
  return found;
}
