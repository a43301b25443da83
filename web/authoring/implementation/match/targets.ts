import type { Message, Trace } from '../../../engine/types';
import { matchesOf, normalizeName } from './names';

/** A matrix of one head, or of a run without heads. */
export interface TargetNode {
  readonly id: string;
  readonly rows: number;
  readonly cols: number;
}

/** A matrix that an array may be compared with, in all heads. */
export interface Target {
  /** The id of its nodes, with `*` for the head: `self/head_*\/scores` (without the backslash). */
  readonly pattern: string;
  readonly title: Message;
  readonly nodes: readonly TargetNode[];
  readonly isOutput: boolean;
}

export function patternOf(id: string): string {
  return id.replace(/(^|\/)head_\d+\//, '$1head_*/');
}

/** The matrices of a run in order, those of all heads together. */
export function targetsOf(trace: Trace): readonly Target[] {
  const byPattern = new Map<string, { title: Message; nodes: TargetNode[]; isOutput: boolean }>();
  for (const { id, title, rows, cols } of trace.nodes) {
    const pattern = patternOf(id);
    const target = byPattern.get(pattern) ?? { title, nodes: [], isOutput: false };
    target.nodes.push({ id, rows, cols });
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
export function rankTargets<Item extends { readonly pattern: string; readonly isOutput?: boolean }>(
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
  { pattern, isOutput = false }: { readonly pattern: string; readonly isOutput?: boolean },
  name: string,
): number {
  const plain = pattern.replace('head_*/', '');
  if (normalizeName(plain) === normalizeName(name)) return 9;
  if (target === 'output' && isOutput && prefix === '') return plain === 'output' ? 5 : 4;
  if (plain !== target && !plain.endsWith(`/${target}`)) return 0;
  const path = squash(plain.slice(0, plain.length - target.length));
  const given = squash(prefix);
  if (given === path) return 5;
  if (given === '') return sure;
  return path !== '' && (path.endsWith(given) || given.endsWith(path)) ? 4 : 1;
}

const squash = (text: string): string =>
  text.replace(/[_/]/g, '').replace('attention', '').replace('attn', '');
