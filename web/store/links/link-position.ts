import type { CellRef } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import { isProgramId } from '../../lessons/address';
import { isRefusal, quoted } from '../document/refusal';
import type { Granularity, Loss, ModelTab, Position, Screen, WhyView } from '../document/state';
import { limits } from '../sizes/limits';
import { granularityKey, settingPrefix } from './link-keys';
import { type Pairs, readMatrix, unescaped } from './link-read';

const granularities: readonly Granularity[] = ['section', 'equation', 'row', 'cell', 'key', 'short'];
const whyViews: readonly WhyView[] = ['value', 'gradient'];

/** Reads the position. A missing or malformed node is replaced by `initialNode`. */
export function readPosition(
  pairs: Pairs,
  initialNode: string,
  messages: Message[],
  screen?: Screen,
): Position {
  const step = take(pairs, 'step');
  const node = step === null ? initialNode : parseNode(step);
  if (node === null) messages.push(message('error.step_not_name_node', { step: quoted(step ?? '') }));
  const initialGranularity = screen === undefined ? 'equation' : 'key';
  const granularity = readChoice(granularities, take(pairs, granularityKey), initialGranularity, messages);
  const row = readIndex('row', take(pairs, 'row'), messages);
  return { node: node ?? initialNode, row, col: readIndex('col', take(pairs, 'col'), messages), granularity };
}

/** Whether a link shows a step, a cell or the backward pass. */
function hasPosition(pairs: Pairs): boolean {
  const hasCell = /^\w[\w/]*:\d/.test(pairs.get('cell') ?? '');
  return hasCell || pairs.has('back') || parseNode(pairs.get('step') ?? '') !== null;
}

/** Reads the screen; `cover` if the link has no position, undefined if it shows a step. */
export function readScreen(pairs: Pairs): Screen | undefined {
  const text = pairs.get('screen') ?? (hasPosition(pairs) ? '' : 'cover');
  if (!/^(cover|end|(try|check)-\d)$/.test(text)) return undefined;
  pairs.delete('screen');
  return text as Screen;
}

/** Reads the tab of a model; undefined for the walk. A tab that the lesson does not have stays, and is reported like a key without a meaning. */
export function readTab(pairs: Pairs, tabs: readonly ModelTab[]): ModelTab | undefined {
  const found = tabs.find((tab) => tab === pairs.get('tab'));
  if (found !== undefined) pairs.delete('tab');
  return found;
}

/** Reads the time in the motion of the step; undefined if there is none. */
export function readTime(pairs: Pairs): number | undefined {
  const text = pairs.get('t') ?? '';
  if (!/^\d{1,5}$/.test(text)) return undefined;
  pairs.delete('t');
  return Number(text);
}

export function readWhy(pairs: Pairs, messages: Message[]): WhyView {
  return readChoice(whyViews, take(pairs, 'why'), 'value', messages);
}

const lossKinds: readonly Loss['kind'][] = ['cell', 'sum', 'sum_of_squares', 'mean_squares', 'cross_entropy'];

/** Reads the loss of the backward pass; undefined if there is none. */
export function readLoss(pairs: Pairs, messages: Message[]): Loss | undefined {
  const text = take(pairs, 'back');
  if (text === null) return undefined;
  const [, name, path = '', row, col, numbers] =
    /^(\w+):([^:]*):(\d{1,3}),(\d{1,3})(?::(.*))?$/.exec(text) ?? [];
  const kind = lossKinds.find((each) => each === name);
  const node = parseNode(path);
  const targets = numbers === undefined ? null : readMatrix('back', numbers, false);
  if (targets !== null && isRefusal(targets)) messages.push(targets.error);
  else if (kind !== undefined && node !== null)
    return { kind, node, row: Number(row), col: Number(col), targets };
  else messages.push(message('error.back_nothing_go_back', { text: quoted(text) }));
  return undefined;
}

const maxSettingLength = 60;
/** Characters of the id of a program, as many as `program/pack.ts` unpacks. */
const maxProgramLength = 160_000;

const longest = (value: string): number => (isProgramId(value) ? maxProgramLength : maxSettingLength);

/** Reads figure settings. Whether such a control exists is checked by the figure. */
export function readSettings(pairs: Pairs, messages: Message[]): Readonly<Record<string, string>> {
  const settings: Record<string, string> = {};
  for (const [key, text] of Array.from(pairs)) {
    if (!key.startsWith(settingPrefix)) continue;
    pairs.delete(key);
    const name = key.slice(settingPrefix.length);
    const value = unescaped(text);
    if (/^[a-z-]{1,40}\.[a-z_]{1,40}$/.test(name) && value && value.length <= longest(value))
      settings[name] = value;
    else messages.push(message('error.not_setting', { key: quoted(key) }));
  }
  return settings;
}

/** Reads the trail up to the first malformed cell. */
export function readTrail(pairs: Pairs, messages: Message[]): readonly CellRef[] {
  const text = take(pairs, 'cell');
  if (text === null) return [];
  const trail: CellRef[] = [];
  for (const item of text.split(';', limits.trailLength)) {
    const [, path = '', row = '', col = ''] = /^([^:]*):(\d{1,3}),(\d{1,3})$/.exec(item) ?? [];
    const node = parseNode(path);
    if (node === null) {
      messages.push(message('error.cell_not_cell', { item: quoted(item) }));
      break;
    }
    trail.push({ node, row: Number(row), col: Number(col) });
  }
  return trail;
}

/** Node ids look like `scores` or `head_0/scores`; sub-steps of programs like `head_0/scores.matmul`. */
function parseNode(text: string): string | null {
  const node = unescaped(text);
  return node !== null && /^\w[\w.]{0,59}(?:\/\w[\w.]{0,59})*$/.test(node) ? node : null;
}

function readIndex(name: string, text: string | null, messages: Message[]): number {
  if (text === null) return 0;
  const index = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  if (index >= 0 && index < limits.side) return index;
  messages.push(message('error.index_range', { name, text: quoted(text), max: limits.side - 1 }));
  return 0;
}

function readChoice<Choice extends string>(
  choices: readonly Choice[],
  text: string | null,
  initial: Choice,
  messages: Message[],
): Choice {
  const found = choices.find((choice) => choice === text);
  if (text !== null && found === undefined)
    messages.push(message('error.unknown_choice', { text: quoted(text), choices: choices.join(', ') }));
  return found ?? initial;
}

function take(pairs: Pairs, key: string): string | null {
  const text = pairs.get(key) ?? null;
  pairs.delete(key);
  return text;
}
