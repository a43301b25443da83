/** An answer as platforms keep it. */
export interface KeptEntry {
  /** The question: the index of a stop, or the id of a question of an exercise. */
  readonly id: string;
  /** What is known of the answer beside its text, such as `r1`: right, after one attempt. Letters and digits. */
  readonly code: string;
  /** What the learner has typed or chosen; null if there was no room for it. */
  readonly text: string | null;
}

/** Where a learner is, and the answers so far, the most necessary ones first. */
export interface KeptPlace {
  readonly position: Readonly<Record<string, unknown>>;
  readonly entries: readonly KeptEntry[];
}

/** A place as text, or read from text. `lost`: of how many answers the text, or all, is missing. */
export interface WrittenPlace {
  readonly text: string;
  readonly lost: number;
}

export interface ReadPlace extends KeptPlace {
  readonly lost: number;
}

const mark = 'place-2';

/** `|` ends each part: what a platform has cut off in the middle is no part, and the parts before it can still be read. */
const escaped = (text: string): string => text.replace(/[|%\p{Cc}\p{Cs}]/gu, escapedCharacter);

const escapedCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const unescaped = (text: string): string =>
  text.replace(/%([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const partOf = ({ id, code, text }: KeptEntry): string =>
  `${escaped(text === null ? `${id} ${code}` : `${id} ${code} ${text}`)}|`;

/** Platforms count characters or bytes: with bytes, neither is more than the limit. */
const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Writes a place with at most `limit` bytes. Where there is no room, texts of answers are left out, from the last entry to the
 * first, then entries. The position never is.
 */
export function writePlace({ position, entries }: KeptPlace, limit: number): WrittenPlace {
  const head = `${mark}|${entries.length}|${escaped(JSON.stringify(position))}|`;
  const kept: (KeptEntry | null)[] = [...entries];
  let excess = entries.reduce((size, entry) => size + sizeOf(partOf(entry)), sizeOf(head)) - limit;
  const shorten = (shorter: (entry: KeptEntry) => KeptEntry | null): void => {
    for (let at = kept.length - 1; at >= 0 && excess > 0; at -= 1) {
      const entry = kept[at] ?? null;
      if (entry === null) continue;
      const instead = shorter(entry);
      excess -= sizeOf(partOf(entry)) - (instead === null ? 0 : sizeOf(partOf(instead)));
      kept[at] = instead;
    }
  };
  shorten((entry) => (entry.text === '' ? entry : { ...entry, text: null }));
  shorten(() => null);
  const left = kept.filter((entry) => entry !== null);
  return { text: head + left.map(partOf).join(''), lost: lostOf(left, entries.length) };
}

const lostOf = (entries: readonly KeptEntry[], total: number): number =>
  total - entries.filter(({ text }) => text !== null).length;

/** Reads what `writePlace` has written, also if a platform has cut off its end; null for anything else. */
export function readPlace(stored: string): ReadPlace | null {
  const [first, total, position, ...parts] = stored.split('|').slice(0, -1);
  const found = first === mark && position !== undefined ? readObject(unescaped(position)) : null;
  if (found === null) return null;
  const entries = parts.flatMap((part) => readEntry(unescaped(part)));
  return { position: found, entries, lost: lostOf(entries, Number(total)) };
}

function readEntry(part: string): readonly KeptEntry[] {
  const [, id, code, text = null] = /^(\S+) (\w+)(?: (.*))?$/su.exec(part) ?? [];
  return id === undefined || code === undefined ? [] : [{ id, code, text }];
}

function readObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? { ...found } : null;
  } catch {
    return null;
  }
}
