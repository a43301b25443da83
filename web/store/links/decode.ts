import type { VariantSchema } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import { isProgramId, isProgramSource } from '../../lessons/address';
import type { Lesson, Reading as WordReading } from '../../lessons/lesson';
import { tabsOf } from '../../lessons/model-tabs';
import { assemble } from '../document/assemble';
import { withLoss } from '../document/loss';
import { initialState } from '../document/preset';
import { quoted } from '../document/refusal';
import type { Document, State } from '../document/state';
import { limits } from '../sizes/limits';
import { beforePrefix, linkVersion } from './link-keys';
import {
  readLoss,
  readPosition,
  readScreen,
  readSettings,
  readTab,
  readTime,
  readTrail,
  readWhy,
} from './link-position';
import { linkPreset } from './link-preset';
import { type Pairs, readPairs, readParts, unescaped } from './link-read';
import type { SavedState } from './saved';

/** A state read from a link, and messages about what was ignored or corrected. */
export interface Decoded {
  readonly state: State;
  readonly messages: readonly Message[];
}

const maxMessages = 20;

/** The id of the lesson in a link; empty if there is none. */
export function lessonInLink(hash: string): string {
  return unescaped(readPairs(boundedLink(hash, []), []).get('lesson') ?? '') ?? '';
}

/** The language in a link; empty if there is none. */
export function languageInLink(hash: string): string {
  return /(?:^#?|&)lang=([a-z-]{2,20})(?:&|$)/i.exec(boundedLink(hash, []))?.[1] ?? '';
}

/** The text of the exercise in a link; empty if there is none. */
export function exerciseInLink(hash: string): string {
  return /(?:^|&)exercise=([^&]*)/.exec(boundedLink(hash, []))?.[1] ?? '';
}

/** Whether a link, or a copied `SavedState`, has a tour. */
export function hasTour(state: unknown): boolean {
  return typeof state === 'string' ? /[#&]tour=/.test(state) : Boolean((state as SavedState | null)?.tour);
}

export function hasBackwardPass(hash: string): boolean {
  return /(?:^#?|&)back=/.test(boundedLink(hash, []));
}

/** Reads an untrusted link. Invalid parts are ignored, with a message. Throws only if no lesson has a schema. */
export function decode(hash: string, lessons: readonly Lesson[], schemas: readonly VariantSchema[]): Decoded {
  const messages: Message[] = [];
  const pairs = readPairs(boundedLink(hash, messages), messages);
  const { lesson, schema } = lessonOf(pairs, lessons, schemas, messages);
  checkVersion(pairs, messages);
  // Read by `languageInLink` and `readTourKeys`.
  for (const key of ['lang', 'tour', 'stop']) pairs.delete(key);
  const initial = initialState(lesson, schema);
  const preset = linkPreset(lesson, schema, pairs.has('step'));
  const screen = lesson.guide && readScreen(pairs);
  const tab = readTab(pairs, tabsOf(lesson));
  const position = readPosition(pairs, lesson.opening, messages, screen);
  const trail = readTrail(pairs, messages);
  const time = readTime(pairs);
  const why = readWhy(pairs, messages);
  const settings = readSettings(pairs, messages);
  const loss = readLoss(pairs, messages);
  const reading = { pairs, preset, schema, messages, words: lesson.reading };
  const document = withLoss(readPrefixed(reading, ''), loss);
  const compared = readBefore(reading);
  messages.push(...Array.from(pairs.keys(), (key) => message('error.means_nothing', { name: quoted(key) })));
  return {
    state: { ...initial, document, position, screen, tab, time, trail, why, settings, compared },
    messages: messages.slice(0, maxMessages),
  };
}

function boundedLink(hash: string, messages: Message[]): string {
  if (hash.length <= limits.linkLength) return hash.replace(/^[#?]/, '');
  messages.push(message('error.link_characters', { count: hash.length, max: limits.linkLength }));
  return '';
}

interface LessonWithSchema {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/** The lesson of the link, else the first one that has a schema. */
function lessonOf(
  pairs: Pairs,
  lessons: readonly Lesson[],
  schemas: readonly VariantSchema[],
  messages: Message[],
): LessonWithSchema {
  const runnable = lessons.flatMap((lesson): LessonWithSchema[] => {
    const schema = schemas.find(({ id }) => id === lesson.variant);
    return schema === undefined ? [] : [{ lesson, schema }];
  });
  const [first] = runnable;
  if (first === undefined)
    throw new RangeError('decode: none of the lessons has a variant among the schemas');
  const text = pairs.get('lesson');
  pairs.delete('lesson');
  const id = unescaped(text ?? '');
  const found =
    runnable.find(({ lesson }) => lesson.id === id) ??
    // A program may be named in more than one way.
    (id !== null && isProgramSource(id) ? runnable.find(({ lesson }) => isProgramId(lesson.id)) : undefined);
  if (text !== undefined && found === undefined)
    messages.push(message('error.link_lesson_unknown', { id: quoted(unescaped(text) ?? text) }));
  return found ?? first;
}

function checkVersion(pairs: Pairs, messages: Message[]): void {
  const version = pairs.get('v') ?? linkVersion;
  pairs.delete('v');
  if (version !== linkVersion)
    messages.push(message('error.link_version', { version: quoted(version), known: linkVersion }));
}

interface LinkContext {
  readonly pairs: Pairs;
  readonly preset: Document;
  readonly schema: VariantSchema;
  readonly messages: Message[];
  readonly words: WordReading | undefined;
}

function readPrefixed({ pairs, preset, schema, messages, words }: LinkContext, prefix: string): Document {
  const assembled = assemble(preset, readParts(pairs, schema, prefix, preset, messages), schema, words);
  messages.push(...assembled.messages);
  return assembled.document;
}

function readBefore(reading: LinkContext): Document | null {
  const flag = reading.pairs.get('diff') === '1';
  reading.pairs.delete('diff');
  const hasKeys = Array.from(reading.pairs.keys()).some((key) => key.startsWith(beforePrefix));
  return flag || hasKeys ? readPrefixed(reading, beforePrefix) : null;
}
