import type { OptionValue } from '../../../engine/types';
import { keepText, keptText } from '../../../ui/dom/page/kept-text';
import type { MechanismChoice, NamedBytes } from '../checking/messages';

/** An array of which the reader has said what it is: a matrix of the run, or empty to leave it out. */
export interface AssignedArray {
  readonly name: string;
  readonly shape: readonly number[];
  readonly target: string;
}

/** What a reader has given and chosen. */
export interface KeptCheck {
  readonly text: string;
  /** Files, which are checked in place of the text; empty for none. */
  readonly files: readonly NamedBytes[];
  readonly decimal: '.' | ',' | undefined;
  readonly choice: MechanismChoice;
  /** Options that the reader has set. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly assigned: ReadonlyMap<string, AssignedArray>;
}

/** Everything, as long as the page. */
const ofPage = new Map<string, KeptCheck>();

/** What was given under a name before: on this page everything, and after a reload the text, unless it is long. */
export function keptCheck(name: string): KeptCheck {
  const decimal = keptText(`${name}:decimal`);
  return (
    ofPage.get(name) ?? {
      text: keptText(name),
      files: [],
      decimal: decimal === '.' || decimal === ',' ? decimal : undefined,
      choice: 'auto',
      options: {},
      assigned: new Map(),
    }
  );
}

export function keepCheck(name: string, check: KeptCheck): void {
  ofPage.set(name, check);
  keepText(name, check.text);
  keepText(`${name}:decimal`, check.decimal ?? '');
}
