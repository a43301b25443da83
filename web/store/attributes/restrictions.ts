import { joinMessages, type Message, message } from '../../i18n/message';
import type { Locks } from '../document/locks';
import { quoted } from '../document/refusal';
import { type HideName, hideNames, readHidden, readLocked } from '../untrusted/hide-and-lock';
import type { LabAttributes } from './attributes';

/** The regions that are hidden, what readers may not change, and a message for each invalid attribute value. */
export interface Restrictions {
  readonly hidden: ReadonlySet<HideName>;
  readonly locks: Locks;
  readonly messages: readonly Message[];
}

const choices = {
  theme: ['auto', 'light', 'dark'],
  sync: ['hash'],
  loading: ['lazy', 'eager'],
  show: ['weights', 'matrix', 'step'],
} as const;

/** Reads `hide`, `show` and `lock` of the attributes and of a tour, and checks the attributes with a fixed set of values. */
export function readRestrictions(attributes: LabAttributes, tour = { hide: '', lock: '' }): Restrictions {
  const hide = readHidden(`${text(attributes.hide)} ${tour.hide}`);
  const lock = readLocked(`${text(attributes.lock)} ${tour.lock}`);
  return {
    hidden: isChoice('show', attributes) ? new Set(hideNames) : hide.names,
    locks: lock.names,
    messages: [...hide.messages, ...lock.messages, ...invalidChoices(attributes)],
  };
}

function invalidChoices(attributes: LabAttributes): readonly Message[] {
  return (['theme', 'sync', 'loading', 'show'] as const).flatMap((name) => {
    const [value, known] = [text(attributes[name]), choices[name]];
    return value === '' || isChoice(name, attributes)
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

/** Whether an attribute has one of its values. */
function isChoice(name: keyof typeof choices, attributes: LabAttributes): boolean {
  return choices[name].some((each) => each === attributes[name]);
}

/** Frameworks may set properties to other types than strings. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
