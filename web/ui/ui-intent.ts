import type { ProgramFunction, ProgramProblem, ProgramWalk } from '../engine/programs';
import type { Settings } from '../store/document/settings';
import type { Position, TokenList } from '../store/document/state';
import type { ResultDetails } from '../store/results';
import type { LazyViewName } from '../store/ui/ui-state';
import type { Intent } from './model';

/** What views around the lesson may call: header, controls and dialogs. */
export interface UiIntent extends Intent {
  /** Goes to a step by Next, Back or Play, and selects the number that it explains first. */
  moveTo(position: Position): void;
  showLessons(open: boolean): void;
  unfold(section: string, open: boolean): void;
  /** Opens the paste dialog for an input; null closes it. */
  startPaste(node: string | null): Promise<void>;
  typePaste(text: string): void;
  chooseMatrix(node: string): void;
  setSeed(seed: number): void;
  /** Copies a text and shows that it has been copied as `format`. */
  copyAs(text: string, format: string): void;
  /** Replaces the rows of a list of words by their GloVe vectors. */
  useWordVectors(list: TokenList): Promise<void>;
  /** Loads the views of a part that is opened rarely. */
  load(view: LazyViewName): Promise<void>;
  /** Starts a built-in tour. */
  openTour(id: string): Promise<void>;
  /**
   * Replaces the program of the lesson by another text; what fits of its words, options and numbers stays. With `continues`, the change
   * belongs to the last step of the history; `settings` are reverted with it. Returns what is wrong with the text, or null.
   */
  editProgram(text: string, continues: boolean, settings?: Settings): ProgramProblem | null;
  /** Opens the program of the mechanism of the lesson, with its present words, options and numbers. */
  editMechanism(): Promise<void>;
  /** The functions that programs may use. */
  programFunctions(): readonly ProgramFunction[];
  /** The nodes of the run as parts of the program of the lesson; null where it has none. */
  programWalk(): ProgramWalk | null;
  dismissMessage(): void;
  /** Renders again after something has been loaded that views read. */
  refresh(): void;
  /** Dispatches an `answer` or a `result` event. */
  emit<Name extends keyof ResultDetails>(name: Name, detail: ResultDetails[Name]): void;
  /** Sets the language of the element. */
  setLanguage(language: string): Promise<void>;
  /** Opens the search of the element that a node is in. */
  openSearch(within: Node): Promise<void>;
  /** Focuses the first cell of the stage. */
  skipToStage(): void;
}
