import type { Message, Trace, TraceNode } from '../../engine/types';
import { matchesOf, normalizeName } from './names';

/** A matrix of one head, or of a run without heads. */
export interface TargetNode {
  readonly id: string;
  /** Number of its head, from 1; null outside heads. */
  readonly head: number | null;
  readonly rows: number;
  readonly cols: number;
}

/** A matrix that an array may be compared with, in all heads. */
export interface Target {
  /** The id of its nodes, with `*` for the head: `self/head_*\/scores` (without the backslash). */
  readonly pattern: string;
  /** The same without the head, as readers see it: `self/scores`. */
  readonly label: string;
  /** `scores`. */
  readonly name: string;
  readonly title: Message;
  readonly nodes: readonly TargetNode[];
  readonly isOutput: boolean;
}

type NodeInHead = Pick<TraceNode, 'id' | 'head'>;

/** The id of a node with another text in place of its head, `head_0/`. Outside heads, the id. */
function withHead({ id, head }: NodeInHead, text: string): string {
  return head === null ? id : id.replace(`head_${head - 1}/`, text);
}

/** The id of a node with `*` for the head, the same for all heads. */
export function patternOf(node: NodeInHead): string {
  return withHead(node, 'head_*/');
}

/** The id of a node without the head. */
export function labelOf(node: NodeInHead): string {
  return withHead(node, '');
}

/** The matrices of a run in order, those of all heads together. */
export function targetsOf(trace: Trace): readonly Target[] {
  const byPattern = new Map<
    string,
    Omit<Target, 'pattern' | 'nodes' | 'isOutput'> & { nodes: TargetNode[]; isOutput: boolean }
  >();
  for (const node of trace.nodes) {
    const { id, head, name, title, rows, cols } = node;
    const pattern = patternOf(node);
    const target = byPattern.get(pattern) ?? {
      label: labelOf(node),
      name,
      title,
      nodes: [],
      isOutput: false,
    };
    target.nodes.push({ id, head, rows, cols });
    target.isOutput ||= trace.outputs.includes(id);
    byPattern.set(pattern, target);
  }
  return Array.from(byPattern, ([pattern, rest]) => ({ pattern, ...rest }));
}

/** A target that a name stands for; `score` is higher the surer that is. */
export interface ScoredTarget<Item> {
  readonly target: Item;
  readonly score: number;
  readonly isTransposed: boolean;
}

const sure = 3;

/** Targets by name, the surest first. Those below `isSure` are only near. */
export function rankTargets<Item extends { readonly label: string; readonly isOutput?: boolean }>(
  name: string,
  targets: readonly Item[],
): readonly ScoredTarget<Item>[] {
  const matches = matchesOf(name);
  const scored = targets.flatMap((target) => {
    const scores = matches.map((match) => ({ ...match, score: scoreOf(match, target, name) }));
    const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
    return best.score > 0 ? [{ target, score: best.score, isTransposed: best.isTransposed }] : [];
  });
  return scored.sort((one, other) => other.score - one.score);
}

export function isSure({ score }: ScoredTarget<unknown>): boolean {
  return score >= sure;
}

function scoreOf(
  { target, prefix }: { readonly target: string; readonly prefix: string },
  { label, isOutput = false }: { readonly label: string; readonly isOutput?: boolean },
  name: string,
): number {
  if (normalizeName(label) === normalizeName(name)) return 9;
  if (target === 'output' && isOutput && prefix === '') return label === 'output' ? 5 : 4;
  if (label !== target && !label.endsWith(`/${target}`)) return 0;
  const path = squash(label.slice(0, label.length - target.length));
  const given = squash(prefix);
  if (given === path) return 5;
  if (given === '') return sure;
  return path !== '' && (path.endsWith(given) || given.endsWith(path)) ? 4 : 1;
}

const squash = (text: string): string =>
  text.replace(/[_/]/g, '').replace('attention', '').replace('attn', '');
