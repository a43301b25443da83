import { programOf } from '../../engine/programs';
import type { Message, Trace, TraceNode } from '../../engine/types';
import { matchesOf, type NameMatch, normalizeName } from './names';
import { groupNames } from './table/matrices';
import type { Orientation } from './table/row';

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
  /** Whether its nodes are those of the rounds of a loop in a program. */
  readonly isOfLoop: boolean;
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

/** The last round of a loop in an id of a program: `head_0/`, `token_3/`. */
const roundOfLoop = /(?<=^|\/)([a-z]\w*?)_(\d+)\/(?!.*\d\/)/;

interface Place {
  readonly pattern: string;
  readonly label: string;
  readonly head: number | null;
}

/** Where a node stands. In a program, the rounds of a loop are what heads are in a mechanism; those of `head` are heads. */
function placeOf(node: NodeInHead, isProgram: boolean): Place {
  const round = isProgram ? roundOfLoop.exec(node.id) : null;
  if (round === null) return { pattern: patternOf(node), label: labelOf(node), head: node.head };
  const [, loop = '', number = ''] = round;
  return {
    pattern: node.id.replace(roundOfLoop, `${loop}_*/`),
    label: node.id.replace(roundOfLoop, ''),
    head: loop === 'head' ? Number(number) + 1 : null,
  };
}

/** The rounds of a loop of a program one by one, since a program may show one of them. */
export function withRounds(targets: readonly Target[]): readonly Target[] {
  return targets.flatMap((target) =>
    target.nodes.length > 1 && target.isOfLoop
      ? [
          target,
          ...target.nodes.map((node) => ({ ...target, pattern: node.id, label: node.id, nodes: [node] })),
        ]
      : [target],
  );
}

/** The matrices of a run in order, those of all heads together. */
export function targetsOf(trace: Trace): readonly Target[] {
  const isProgram = programOf(trace.variant) !== null;
  const byPattern = new Map<
    string,
    Omit<Target, 'pattern' | 'nodes' | 'isOutput'> & { nodes: TargetNode[]; isOutput: boolean }
  >();
  for (const node of trace.nodes) {
    const { id, name, title, rows, cols } = node;
    const { pattern, label, head } = placeOf(node, isProgram);
    const target = byPattern.get(pattern) ?? {
      ...{ label, isOfLoop: isProgram && pattern !== id },
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
  readonly orientation: Orientation;
}

interface Named {
  readonly label: string;
  readonly isOutput?: boolean;
}

const sure = 3;

/** Targets by name, the surest first. Those below `isSure` are only near. */
export function rankTargets<Item extends Named>(
  name: string,
  targets: readonly Item[],
): readonly ScoredTarget<Item>[] {
  const matches = matchesOf(name);
  const whole = normalizeName(name);
  const scored = targets.flatMap((target): readonly ScoredTarget<Item>[] => {
    const isWhole = normalizeLabel(target.label) === whole;
    let best: ScoredTarget<Item> | null = null;
    for (const match of matches) {
      const score = isWhole ? 9 : scoreOf(match, target);
      if (score > (best?.score ?? 0)) best = { target, score, orientation: match.orientation };
    }
    return best === null ? [] : [best];
  });
  return scored.sort((one, other) => other.score - one.score);
}

export function isSure({ score }: ScoredTarget<unknown>): boolean {
  return score >= sure;
}

/** The names of the page are in snake case already. */
const normalizeLabel = (label: string): string =>
  /^[a-z\d_/]+$/.test(label) ? label.replaceAll('/', '_') : normalizeName(label);

function scoreOf(match: NameMatch, { label, isOutput = false }: Named): number {
  const { target, prefix, isPath, rank, length } = match;
  // Names that come first in the table, and longer ones, are a little surer.
  const likely = 0.6 / (rank + 2.5) + Math.min(3, length - 1) / 10;
  if (target === 'output' && isOutput && prefix === '') return (label === 'output' ? 5 : 4) + likely;
  if (label !== target && !label.endsWith(`/${target}`)) return 0;
  const path = label.slice(0, label.length - target.length).replace(/\/$/, '');
  const score = scoreOfPath(prefix, path, isPath);
  return score >= sure ? score + likely : score;
}

/** How well words before a name fit the groups of a matrix: `layers_0_self_attn` and `encoder_0/self`. */
function scoreOfPath(prefix: string, path: string, isPath: boolean): number {
  const given = squash(prefix);
  const wanted = squash(path);
  if (given === wanted) return 5;
  if (given === '') return sure;
  const kinds = new Set(groupsIn(prefix));
  const parts = path === '' ? [] : path.split('/');
  const isOther = parts.some((part) => part in groupNames && kinds.size > 0 && !kinds.has(part));
  if (isOther || !fitsNumbers(prefix, parts)) return 1;
  if (wanted !== '' && (wanted.endsWith(given) || given.endsWith(wanted))) return 4;
  if (parts.some((part) => kinds.has(part))) return 4;
  const isOfGroup = path === '' && kinds.size > 0 && squash(prefix.replace(/\d/g, '')).length < 24;
  if (isPath || isOfGroup) return kinds.has('cross') ? sure : sure + 0.05;
  return 1;
}

/** The groups that words name: `layers_0_multihead_attn` → cross. The most special one counts. */
function groupsIn(prefix: string): readonly string[] {
  const text = `_${prefix}_`;
  const found = Object.entries(groupNames).flatMap(([group, names]) =>
    names.split(' ').flatMap((each) => (text.includes(`_${each}_`) ? [{ group, length: each.length }] : [])),
  );
  const longest = Math.max(...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest).map(({ group }) => group);
}

/** Whether numbers of layers agree, where both name one. */
function fitsNumbers(prefix: string, parts: readonly string[]): boolean {
  const numbers: readonly string[] = prefix.match(/\d+/g) ?? [];
  const wanted = parts.flatMap((part) => /^(?:encoder|decoder|layer)_(\d+)$/.exec(part)?.[1] ?? []);
  if (/decoder/.test(prefix) && parts.some((part) => part.startsWith('encoder'))) return false;
  if (/encoder/.test(prefix) && parts.some((part) => part.startsWith('decoder'))) return false;
  return wanted.every((number) => numbers.length === 0 || numbers.includes(number));
}

const squash = (text: string): string =>
  text.replace(/[_/]/g, '').replace('attention', '').replace('attn', '');
