import type { Group as TraceGroup, TraceSection } from '../../engine/types';

/** A node of the overview tree: a section, or a collapsible group of sections, such as a layer or an attention inside it. */
export type Branch = Leaf | Group;

interface Leaf {
  readonly kind: 'leaf';
  readonly section: TraceSection;
}

export interface Group {
  readonly kind: 'group';
  /** The prefix of the ids of its nodes, without the slash: `encoder_0/self`. */
  readonly id: string;
  readonly group: TraceGroup;
  readonly branches: readonly Branch[];
}

const trees = new WeakMap<readonly TraceSection[], readonly Branch[]>();

/** The tree of the groups of a run. Runs of the same structure share their sections, so the tree is cached. */
export function branchesOf(sections: readonly TraceSection[]): readonly Branch[] {
  const cached = trees.get(sections);
  if (cached !== undefined) return cached;
  const tree = buildBranches(
    sections.filter(({ nodes }) => nodes.length > 0),
    0,
  );
  trees.set(sections, tree);
  return tree;
}

/** The id prefix of a group: a section id has one part for each of its groups, and one for itself. */
function idOfGroup({ id, groups }: TraceSection, depth: number): string {
  let end = id.length;
  for (let outer = groups.length; outer > depth; outer -= 1) end = id.lastIndexOf('/', end - 1);
  return id.slice(0, end);
}

/** The branches of sections that share their first `depth` groups: adjacent sections of the same next group are merged. */
function buildBranches(sections: readonly TraceSection[], depth: number): readonly Branch[] {
  const branches: Branch[] = [];
  for (let at = 0; at < sections.length; ) {
    const end = endOfGroup(sections, at, depth);
    const [section] = sections.slice(at, end);
    if (section === undefined) break;
    branches.push(branch(section, sections.slice(at, end), depth));
    at = end;
  }
  return branches;
}

function branch(first: TraceSection, sections: readonly TraceSection[], depth: number): Branch {
  const group = first.groups[depth];
  if (group === undefined) return { kind: 'leaf', section: first };
  return { kind: 'group', id: idOfGroup(first, depth), group, branches: buildBranches(sections, depth + 1) };
}

function isSame(one: TraceGroup | undefined, { kind, number }: TraceGroup): boolean {
  return one?.kind === kind && one.number === number;
}

/** The end of the group that starts at a section (exclusive); a section without a group at this depth is alone. */
function endOfGroup(sections: readonly TraceSection[], at: number, depth: number): number {
  const group = sections[at]?.groups[depth];
  if (group === undefined) return at + 1;
  let end = at + 1;
  while (isSame(sections[end]?.groups[depth], group)) end += 1;
  return end;
}

/** The last section of a branch, which has its output. */
export function lastSection(branch: Branch): TraceSection | undefined {
  if (branch.kind === 'leaf') return branch.section;
  const last = branch.branches.at(-1);
  return last === undefined ? undefined : lastSection(last);
}
