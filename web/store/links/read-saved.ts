import type { VariantSchema } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import { type Message, message } from '../../i18n/message';
import { englishText } from '../../i18n/messages';
import type { Lesson } from '../../lessons/lesson';
import { tabsOf } from '../../lessons/model-tabs';
import { withLoss } from '../document/loss';
import { initialState } from '../document/preset';
import { quoted } from '../document/refusal';
import type { Document, State } from '../document/state';
import { describeValue, isObject, ownProperty, type UntrustedObject } from '../untrusted/copy-values';
import { textsDiffer } from '../untrusted/one-text';
import { readDocument } from '../untrusted/read-document';
import { granularityKey, settingPrefix } from './link-keys';
import {
  readLoss,
  readPosition,
  readScreen,
  readSettings,
  readTab,
  readTrail,
  readWhy,
} from './link-position';
import type { Pairs } from './link-read';
import { escaped } from './link-text';

/** A validated state, or null with the errors. If there is a state, the messages name what was ignored. */
export interface CheckedState {
  readonly state: State | null;
  readonly messages: readonly Message[];
}

const documentFields = ['tokens', 'options', 'inputs'];
const positionFields = ['step', 'row', 'col', granularityKey, 'screen', 'tab', 'why', 'back'];
/** `tour` is read by `readSavedTour`. */
const otherFields = ['version', 'lesson', 'trail', 'settings', 'compared', 'tour'];

/** Validates an untrusted `SavedState`. Its lesson must be `lesson`. */
export function readSaved(untrusted: unknown, lesson: Lesson, schema: VariantSchema): CheckedState {
  if (!isObject(untrusted))
    return rejected(
      message(authoringText('error.object_expected'), {
        name: message(authoringText('error.state')),
        found: describeValue(untrusted),
      }),
    );
  const version = ownProperty(untrusted, 'version');
  if (version !== 1)
    return rejected(
      message(authoringText('error.state_version'), { found: describeValue(version), version: 1 }),
    );
  const { document, messages } = readPart(untrusted, lesson, schema);
  if (document === null) return { state: null, messages };
  const collected = [...messages, ...textsDiffer(document, lesson, schema), ...unknownFields(untrusted)];
  const compared = readCompared(ownProperty(untrusted, 'compared'), lesson, schema, collected);
  const { loss, ...place } = readPositionFields(untrusted, lesson, collected);
  const state = {
    ...initialState(lesson, schema),
    ...place,
    document: withLoss(document, loss),
    compared,
  };
  return { state, messages: collected.slice(0, 20) };
}

function rejected(reason: Message): CheckedState {
  return { state: null, messages: [reason] };
}

/** Reads tokens, options and inputs of a saved state as a document of the lesson. */
function readPart(untrusted: UntrustedObject, lesson: Lesson, schema: VariantSchema) {
  const fields = documentFields.map((name) => [name, ownProperty(untrusted, name)] as const);
  const given = fields.filter(([, field]) => field !== undefined);
  return readDocument({ ...Object.fromEntries(given), lesson: lesson.id }, [lesson], [schema]);
}

function readCompared(
  untrusted: unknown,
  lesson: Lesson,
  schema: VariantSchema,
  collected: Message[],
): Document | null {
  if (untrusted === undefined || untrusted === null) return null;
  const { document, messages } = isObject(untrusted)
    ? readPart(untrusted, lesson, schema)
    : {
        document: null,
        messages: [
          message(authoringText('error.object_expected'), {
            name: 'compared',
            found: describeValue(untrusted),
          }),
        ],
      };
  collected.push(...messages);
  return document;
}

/** Reads the position through the link parser, so that the same values are accepted and refused. */
function readPositionFields(
  untrusted: UntrustedObject,
  lesson: Lesson,
  collected: Message[],
): Pick<State, 'position' | 'screen' | 'tab' | 'trail' | 'why' | 'settings'> & Pick<Document, 'loss'> {
  const pairs: Pairs = new Map();
  for (const name of positionFields) {
    const found = ownProperty(untrusted, name);
    if (typeof found === 'string' || typeof found === 'number') pairs.set(name, String(found));
    else if (found !== undefined)
      collected.push(
        message(authoringText('error.text_or_number_expected'), { name, found: describeValue(found) }),
      );
  }
  const cells = trailText(ownProperty(untrusted, 'trail'));
  if (cells !== '') pairs.set('cell', cells);
  for (const [name, value] of settingsOf(ownProperty(untrusted, 'settings'), collected))
    pairs.set(`${settingPrefix}${name}`, escaped(value));
  const screen = lesson.guide && readScreen(pairs);
  return {
    screen,
    tab: readTab(pairs, tabsOf(lesson)),
    position: readPosition(pairs, lesson.opening, collected, screen),
    trail: readTrail(pairs, collected),
    why: readWhy(pairs, collected),
    settings: readSettings(pairs, collected),
    loss: readLoss(pairs, collected),
  };
}

/** Writes the trail in the format of links. Invalid cells are written such that the link parser reports them. */
function trailText(found: unknown): string {
  if (!Array.isArray(found)) return found === undefined ? '' : wordsFor(found);
  return found
    .slice(0, 64)
    .map((cell: unknown) =>
      isObject(cell)
        ? `${text(ownProperty(cell, 'node'))}:${text(ownProperty(cell, 'row'))},${text(ownProperty(cell, 'col'))}`
        : '?',
    )
    .join(';');
}

function wordsFor(found: unknown): string {
  const described = describeValue(found);
  return typeof described === 'object' ? englishText(described) : String(described);
}

function text(found: unknown): string {
  return typeof found === 'string' || typeof found === 'number' ? String(found).slice(0, 400) : '?';
}

/** More settings than any lesson has. */
const maxSettings = 100;

/** A setting is kept as text; a page may give a number. */
function settingsOf(found: unknown, collected: Message[]): readonly (readonly [string, string])[] {
  if (found === undefined) return [];
  if (!isObject(found)) {
    collected.push(
      message(authoringText('error.object_expected'), { name: 'settings', found: describeValue(found) }),
    );
    return [];
  }
  return Object.entries(found)
    .slice(0, maxSettings)
    .flatMap(([name, value]) => {
      if (typeof value === 'string') return [[name, value] as const];
      if (Number.isFinite(value)) return [[name, String(value)] as const];
      collected.push(
        message(authoringText('error.text_or_number_expected'), {
          name: quoted(name),
          found: describeValue(value),
        }),
      );
      return [];
    });
}

/** Reports unknown fields, which are probably misspelt. */
function unknownFields(untrusted: UntrustedObject): readonly Message[] {
  const known = new Set([...documentFields, ...positionFields, ...otherFields]);
  return Object.keys(untrusted)
    .filter((name) => !known.has(name))
    .slice(0, 20)
    .map((name) => message('error.means_nothing', { name: quoted(name) }));
}
