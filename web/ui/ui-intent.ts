import type { TokenList } from '../store/document/state';
import type { DialogName } from '../store/ui/ui-state';
import type { Intent } from './model';

/** What a view may ask for besides the lesson itself. */
export interface UiIntent extends Intent {
  openLesson(id: string): Promise<void>;
  showLessons(open: boolean): void;
  unfold(section: string, open: boolean): void;
  /** Opens the paste dialog for an input; null closes it. */
  startPaste(node: string | null): Promise<void>;
  typePaste(text: string): void;
  dismissCopy(): void;
  chooseMatrix(node: string): void;
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
  setLanguage(language: string): Promise<void>;
  /** Closes the why panel and goes on at the number it was about. */
  closeWhy(): void;
  /** Goes to the matrices, past the lessons and the strip. */
  skipToStage(): void;
}
