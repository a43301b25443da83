import type { TokenList } from '../store/document/state';
import type { HideName } from '../store/untrusted/allowed';
import type { DialogName, Guide, LateDialog, TourLine } from './lazy';
import type { Intent } from './model';

/** A matrix being pasted: the input it is for and the text so far. */
export interface Pasting {
  readonly node: string;
  readonly text: string;
  /** What draws the form and reads the text; it is fetched when somebody first wants to paste. */
  readonly form: typeof import('./controls/paste-form');
}

/** What is open around the lesson. It belongs to one visit: no link carries it and undo does not touch it. */
export interface UiState {
  readonly lessonsOpen: boolean;
  /** Sections of the strip that the reader unfolded. */
  readonly unfolded: ReadonlySet<string>;
  readonly pasting: Pasting | null;
  /** Text that the clipboard refused, shown to be copied by hand; empty when there is none. */
  readonly uncopied: string;
  /** The matrix that the numbers panel acts on; empty for the one on the stage. */
  readonly chosen: string;
  /** Seed of the next random numbers. */
  readonly seed: number;
  /** What was just done, in words, such as "Copied as NumPy". */
  readonly status: string;
  /** Whether the element is the page itself, which then carries the page's first heading. */
  readonly isPage: boolean;
  /** The regions that the author of the page leaves out. */
  readonly hidden: ReadonlySet<HideName>;
  /** What leads through a tour; null while the reader goes alone. */
  readonly guide: Guide | null;
  /** A dialog that was fetched and is open. */
  readonly dialog: LateDialog | null;
  /** Our own tours; empty until somebody looks for them. */
  readonly tours: readonly TourLine[];
}

/** What a view may ask for besides the lesson itself. */
export interface UiIntent extends Intent {
  openLesson(id: string): Promise<void>;
  showLessons(open: boolean): void;
  unfold(section: string, open: boolean): void;
  /** Opens the paste dialog for an input; null closes it. */
  startPaste(node: string | null): Promise<void>;
  typePaste(text: string): void;
  dismissCopy(): void;
  choose(node: string): void;
  setSeed(seed: number): void;
  /** Copies a text and says what it was. */
  copyAs(text: string, what: string): void;
  /** Gives the words of a list the vectors that their meaning has in a large model. */
  useWordVectors(list: TokenList): Promise<void>;
  /** Fetches a dialog and opens it. */
  showDialog(name: DialogName): Promise<void>;
  /** Opens one of our own tours. */
  openTour(id: string): Promise<void>;
  dismissMessage(): void;
  /** Goes on in another language. */
  readIn(language: string): Promise<void>;
  /** Closes the why panel and goes on at the number it was about. */
  closeWhy(): void;
  /** Goes to the matrices, past the lessons and the strip. */
  skipToStage(): void;
}
