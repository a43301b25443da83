import { t } from '../i18n/i18n';
import type { LabAttributes } from '../store/attributes/attributes';
import type { Locks } from '../store/document/locks';
import { quoted } from '../store/document/refusal';
import { type HideName, readHidden, readLocked } from '../store/untrusted/hide-and-lock';

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
