import type { Pasting, UiState } from '../../ui/ui-state';

const closed: UiState = {
  lessonsOpen: false,
  unfolded: new Set(),
  pasting: null,
  uncopied: '',
  chosen: '',
  seed: 1,
  status: '',
  isPage: false,
  hidden: new Set(),
  guide: null,
  dialog: null,
  tours: [],
};

/** What is open around the lesson: it changes what is on show, never the state. */
export abstract class UiStateBase {
  uiState: UiState;
  /** The last refusal that is not about one cell. */
  protected message = '';

  protected constructor(isPage: boolean) {
    this.uiState = { ...closed, isPage };
  }

  /** Called when something opened or closed. */
  protected abstract opened(): void;

  protected open(part: Partial<UiState>): void {
    this.uiState = { ...this.uiState, ...part };
    this.opened();
  }

  hide(hidden: UiState['hidden']): void {
    this.open({ hidden });
  }

  showLessons(open: boolean): void {
    this.open({ lessonsOpen: open });
    // Without the list of tours there are still the lessons.
    if (open)
      import('../../authoring/tours/index').then(
        ({ tours }) => this.open({ tours }),
        () => {},
      );
  }

  unfold(section: string, open: boolean): void {
    const unfolded = new Set(this.uiState.unfolded);
    if (open) unfolded.add(section);
    else unfolded.delete(section);
    this.open({ unfolded });
  }

  /** Opens the form for numbers that are pasted into an input. */
  protected openPaste(node: string, form: Pasting['form']): void {
    this.message = '';
    this.open({ pasting: { node, text: '', form } });
  }

  protected closePaste(): void {
    if (this.uiState.pasting === null) return;
    this.message = '';
    this.open({ pasting: null });
  }

  typePaste(text: string): void {
    const { pasting } = this.uiState;
    this.message = '';
    if (pasting !== null) this.open({ pasting: { ...pasting, text } });
  }

  dismissCopy(): void {
    this.open({ uncopied: '' });
  }

  choose(node: string): void {
    this.open({ chosen: node });
  }

  setSeed(seed: number): void {
    this.open({ seed: Number.isInteger(seed) && seed >= 0 ? seed : 0 });
  }
}
