import { t } from '../i18n/i18n';
import type { Locks } from '../store/document/locks';
import { quoted } from '../store/document/refusal';
import { type HideName, readHidden, readLocked } from '../store/untrusted/allowed';

/** What the author of a page asks for, as the attributes say it. JSON may come as text or as the object itself. */
export interface LabAttributes {
  readonly lesson: string | null | undefined;
  readonly variant: string | null | undefined;
  readonly step: string | null | undefined;
  readonly theme: string | null | undefined;
  readonly sync: string | null | undefined;
  readonly loading: string | null | undefined;
  readonly hide: string | null | undefined;
  readonly lock: string | null | undefined;
  /** The name of one of our tours, the JSON of an author's, or its address. */
  readonly tour: string | null | undefined;
  /** The text of a link, or what the property `state` once gave. */
  readonly state: unknown;
  readonly options: unknown;
  readonly tokens: unknown;
  readonly inputs: unknown;
}

/** The names of the attributes that decide which numbers a lesson starts from. */
export const numberAttributes = ['options', 'tokens', 'inputs'] as const;

/** What readers see and may change, and what the attributes say about it in vain. */
export interface Frame {
  readonly hidden: ReadonlySet<HideName>;
  readonly locks: Locks;
  readonly messages: readonly string[];
}

const choices = { theme: ['auto', 'light', 'dark'], sync: ['hash'], loading: ['lazy', 'eager'] } as const;

/** Reads the attributes that have nothing to do with numbers. Nonsense is left out, with a message. */
export function frameOf(attributes: LabAttributes, tour = { hide: '', lock: '' }): Frame {
  const hide = readHidden(`${text(attributes.hide)} ${tour.hide}`);
  const lock = readLocked(`${text(attributes.lock)} ${tour.lock}`);
  return {
    hidden: hide.names,
    locks: lock.names,
    messages: [...hide.messages, ...lock.messages, ...wrongChoices(attributes)],
  };
}

function wrongChoices(attributes: LabAttributes): readonly string[] {
  return (['theme', 'sync', 'loading'] as const).flatMap((name) => {
    const [value, known] = [text(attributes[name]), choices[name]];
    const fits = value === '' || known.some((each) => each === value);
    return fits ? [] : [t`${name} is ${quoted(value)}: ${known.join(t(' or '))} expected`];
  });
}

/** Whether JSON says something else than before. Frameworks set a new object whenever they render, with the same in it. */
export function differs(now: unknown, before: unknown): boolean {
  try {
    return now !== before && JSON.stringify(now) !== JSON.stringify(before);
  } catch {
    return true;
  }
}

/** A program may set anything where text belongs. */
function text(found: unknown): string {
  return typeof found === 'string' ? found : '';
}
