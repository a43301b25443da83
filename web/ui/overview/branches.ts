import type { Group as TraceGroup, TraceSection } from '../../engine/types';

/** A part of the overview: a section, or a group of them that folds, such as a layer or an attention within it. */
export type Branch = Leaf | Group;

interface Leaf {
  readonly kind: 'leaf';
  readonly section: TraceSection;
}

export interface Group {
  readonly kind: 'group';
  /** What the ids of its nodes start with, without the slash: `encoder_0/self`. */
  readonly id: string;
  readonly group: TraceGroup;
  readonly branches: readonly Branch[];
}

const trees = new WeakMap<readonly TraceSection[], readonly Branch[]>();

/** The sections of a run as a tree of their groups. They are the same object in all runs of one structure. */
export function branchesOf(sections: readonly TraceSection[]): readonly Branch[] {
  const known = trees.get(sections);
  if (known !== undefined) return known;
  const made = grown(
    sections.filter(({ nodes }) => nodes.length > 0),
    0,
  );
  trees.set(sections, made);
  return made;
}

/** What the ids in a group start with: a section has a part of its id for each of its groups, and one for itself. */
function idOfGroup({ id, groups }: TraceSection, depth: number): string {
  let end = id.length;
  for (let outer = groups.length; outer > depth; outer -= 1) end = id.lastIndexOf('/', end - 1);
  return id.slice(0, end);
}

/** The branches of sections that share their first `depth` groups: neighbours of one more group become one. */
function grown(sections: readonly TraceSection[], depth: number): readonly Branch[] {
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
  return { kind: 'group', id: idOfGroup(first, depth), group, branches: grown(sections, depth + 1) };
}

function isSame(one: TraceGroup | undefined, { kind, number }: TraceGroup): boolean {
  return one?.kind === kind && one.number === number;
}

/** Where the group that begins at a section ends; a section without a group at this depth stands alone. */
function endOfGroup(sections: readonly TraceSection[], at: number, depth: number): number {
  const group = sections[at]?.groups[depth];
  if (group === undefined) return at + 1;
  let end = at + 1;
  while (isSame(sections[end]?.groups[depth], group)) end += 1;
  return end;
}

/** How many headings stand above each other at most. */
export function depthOf(branches: readonly Branch[]): number {
  return Math.max(0, ...branches.map((each) => (each.kind === 'leaf' ? 1 : 1 + depthOf(each.branches))));
}

/** The last section of a branch: what comes out of it. */
export function lastSection(branch: Branch): TraceSection | undefined {
  if (branch.kind === 'leaf') return branch.section;
  const last = branch.branches.at(-1);
  return last === undefined ? undefined : lastSection(last);
}
