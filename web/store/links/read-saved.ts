import type { VariantSchema } from '../../engine/types';
import { t } from '../../i18n/i18n';
import type { Lesson } from '../../lessons/lesson';
import { withLoss } from '../document/loss';
import { initialState } from '../document/preset';
import { quoted } from '../document/refusal';
import type { Document, State } from '../document/state';
import { isUntrusted, kindOf, own, type Untrusted } from '../untrusted/untrusted';
import { readDocument } from '../untrusted/validate';
import { settingPrefix } from './link-keys';
import { type Pairs, readLoss, readPosition, readSettings, readTrail, readWhy } from './link-read';
import { escaped } from './link-write';

/** A state from outside, or null with the reasons. Messages beside a state tell what was left out. */
export interface CheckedState {
  readonly state: State | null;
  readonly messages: readonly string[];
}

const documentFields = ['tokens', 'options', 'inputs'];
const placeFields = ['step', 'row', 'col', 'grain', 'why', 'back'];
const otherFields = ['version', 'lesson', 'trail', 'settings', 'compared'];

/** Reads what `savedState` wrote, or what anybody made up. Its lesson must be the one given. */
export function readSaved(outside: unknown, lesson: Lesson, schema: VariantSchema): CheckedState {
  if (!isUntrusted(outside)) return refused(t`${t('the state')} is ${kindOf(outside)}: an object expected`);
  const version = own(outside, 'version');
  if (version !== 1)
    return refused(t`the state has version ${kindOf(version)}: this page reads version ${1}`);
  const { document, messages } = readPart(outside, lesson, schema);
  if (document === null) return { state: null, messages };
  const said = [...messages, ...strangers(outside)];
  const compared = readCompared(own(outside, 'compared'), lesson, schema, said);
  const { loss, ...place } = readPlace(outside, lesson, said);
  const state = {
    ...initialState(lesson, schema),
    ...place,
    document: withLoss(document, loss),
    compared,
  };
  return { state, messages: said.slice(0, 20) };
}

function refused(message: string): CheckedState {
  return { state: null, messages: [message] };
}

/** The words, options and numbers of a saved state, as a document of the lesson. */
function readPart(outside: Untrusted, lesson: Lesson, schema: VariantSchema) {
  const fields = documentFields.map((name) => [name, own(outside, name)] as const);
  const given = fields.filter(([, field]) => field !== undefined);
  return readDocument({ ...Object.fromEntries(given), lesson: lesson.id }, [lesson], [schema]);
}

function readCompared(
  outside: unknown,
  lesson: Lesson,
  schema: VariantSchema,
  said: string[],
): Document | null {
  if (outside === undefined || outside === null) return null;
  const { document, messages } = isUntrusted(outside)
    ? readPart(outside, lesson, schema)
    : { document: null, messages: [t`${'compared'} is ${kindOf(outside)}: an object expected`] };
  said.push(...messages);
  return document;
}

/** Where the reader is, read as a link would say it: the same is accepted, and the same refused. */
function readPlace(
  outside: Untrusted,
  lesson: Lesson,
  said: string[],
): Pick<State, 'position' | 'trail' | 'why' | 'settings'> & Pick<Document, 'loss'> {
  const pairs: Pairs = new Map();
  for (const name of placeFields) {
    const found = own(outside, name);
    if (typeof found === 'string' || typeof found === 'number') pairs.set(name, String(found));
    else if (found !== undefined) said.push(t`${name} is ${kindOf(found)}: text or a number expected`);
  }
  const cells = trailText(own(outside, 'trail'));
  if (cells !== '') pairs.set('cell', cells);
  for (const [name, value] of settingsOf(own(outside, 'settings')))
    pairs.set(`${settingPrefix}${name}`, escaped(value));
  return {
    position: readPosition(pairs, lesson.opening, said),
    trail: readTrail(pairs, said),
    why: readWhy(pairs, said),
    settings: readSettings(pairs, said),
    loss: readLoss(pairs, said),
  };
}

/** The cells of a trail as a link writes them; what is none is written so that reading it says so. */
function trailText(found: unknown): string {
  if (!Array.isArray(found)) return found === undefined ? '' : kindOf(found);
  return found
    .slice(0, 64)
    .map((cell: unknown) =>
      isUntrusted(cell)
        ? `${text(own(cell, 'node'))}:${text(own(cell, 'row'))},${text(own(cell, 'col'))}`
        : '?',
    )
    .join(';');
}

function text(found: unknown): string {
  return typeof found === 'string' || typeof found === 'number' ? String(found).slice(0, 400) : '?';
}

/** The most settings that any lesson has. */
const mostSettings = 100;

function settingsOf(found: unknown): readonly (readonly [string, string])[] {
  if (!isUntrusted(found)) return [];
  return Object.entries(found)
    .slice(0, mostSettings)
    .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}

/** Names that mean nothing in a saved state: a misspelt one must not pass unseen. */
function strangers(outside: Untrusted): readonly string[] {
  const known = new Set([...documentFields, ...placeFields, ...otherFields]);
  return Object.keys(outside)
    .filter((name) => !known.has(name))
    .slice(0, 20)
    .map((name) => t`${quoted(name)} means nothing here`);
}
