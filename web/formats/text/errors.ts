import { MessageError } from '../../engine/errors';
import { formatsText } from '../../i18n/en/formats';
import { type Message, message } from '../../i18n/message';
import type { Place } from '../given-array';

/** Why a text cannot be read, and where. */
export class TextError extends MessageError {
  readonly problem: Message;
  readonly line: number;
  readonly column: number;
  /** Where in its matrix, if it is about one number. */
  readonly cell: { readonly row: number; readonly col: number } | null;

  /** `file` is the name of the file, where there are several. */
  constructor(problem: Message, { line, column }: Place, cell: TextError['cell'] = null, file?: string) {
    const found = message(formatsText('formats.at_place'), { line, column, problem });
    super(
      file === undefined ? found : message(formatsText('formats.of_array'), { name: file, problem: found }),
    );
    this.problem = problem;
    this.line = line;
    this.column = column;
    this.cell = cell;
  }
}

/** One of the ways in which a text can be read. */
export interface DecimalChoice {
  readonly decimal: '.' | ',';
  /** What the text is in this way. */
  readonly label: Message;
}

/** A text that can be read in two ways: somebody must say which. */
export class AmbiguousTextError extends TextError {
  readonly choices: readonly DecimalChoice[];

  constructor(place: Place, choices: readonly DecimalChoice[], file?: string) {
    super(message(formatsText('formats.comma_ambiguous')), place, null, file);
    this.choices = choices;
  }
}
