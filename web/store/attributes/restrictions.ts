import { joinMessages, type Message, message } from '../../i18n/message';
import type { Locks } from '../document/locks';
import { quoted } from '../document/refusal';
import { type HideName, readHidden, readLocked } from '../untrusted/hide-and-lock';
import type { LabAttributes } from './attributes';

/** The regions that are hidden, what readers may not change, and a message for each invalid attribute value. */
export interface Restrictions {
  readonly hidden: ReadonlySet<HideName>;
  readonly locks: Locks;
  readonly messages: readonly Message[];
}

const choices = { theme: ['auto', 'light', 'dark'], sync: ['hash'], loading: ['lazy', 'eager'] } as const;

/** Reads `hide` and `lock` of the attributes and of a tour, and checks the attributes with a fixed set of values. */
export function readRestrictions(attributes: LabAttributes, tour = { hide: '', lock: '' }): Restrictions {
  const hide = readHidden(`${text(attributes.hide)} ${tour.hide}`);
  const lock = readLocked(`${text(attributes.lock)} ${tour.lock}`);
  return {
    hidden: hide.names,
    locks: lock.names,
    messages: [...hide.messages, ...lock.messages, ...invalidChoices(attributes)],
  };
}

function invalidChoices(attributes: LabAttributes): readonly Message[] {
  return (['theme', 'sync', 'loading'] as const).flatMap((name) => {
    const [value, known] = [text(attributes[name]), choices[name]];
    const isValid = value === '' || known.some((each) => each === value);
    return isValid
      ? []
      : [
          message('error.other_expected', {
            name,
            found: quoted(value),
            expected: joinMessages(
              'common.or',
              known.map((each) => message('error.other', { text: each })),
            ),
          }),
        ];
  });
}

/** Frameworks may set properties to other types than strings. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
