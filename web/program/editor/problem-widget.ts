import { WidgetType } from '@codemirror/view';
import type { Span } from '../../engine/programs';

/** A problem as the editor says it, below its line. */
export interface SaidProblem {
  readonly span: Span;
  readonly text: string;
  /** What a button says that corrects it; null if there is none. */
  readonly correction: string | null;
  correct(): void;
  /** Tells whether it is in view, so that it need not be said a second time. */
  seen(isSeen: boolean): void;
}

/** What is wrong, where it is. Screen readers have it from the line below the editor, where the same buttons are. */
export class ProblemWidget extends WidgetType {
  readonly #problem: SaidProblem;
  #observer: IntersectionObserver | null = null;

  constructor(problem: SaidProblem) {
    super();
    this.#problem = problem;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'problem';
    element.setAttribute('aria-hidden', 'true');
    const text = document.createElement('span');
    text.textContent = this.#problem.text;
    element.append(text);
    if (this.#problem.correction !== null) element.append(this.#button(this.#problem.correction));
    this.#observer = new IntersectionObserver(
      ([entry]) => this.#problem.seen(entry !== undefined && entry.intersectionRatio > 0.9),
      { threshold: [0, 0.9, 1] },
    );
    this.#observer.observe(element);
    return element;
  }

  /** Pressing it leaves the focus in the text. */
  #button(correction: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'correct';
    button.tabIndex = -1;
    button.textContent = correction;
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => this.#problem.correct());
    return button;
  }

  override destroy(): void {
    this.#observer?.disconnect();
    this.#problem.seen(false);
  }
}
