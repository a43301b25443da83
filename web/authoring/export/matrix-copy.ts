import { type CSSResult, css } from 'lit';
import { motionText } from '../../i18n/en/motion';
import type { Locale } from '../../i18n/i18n';
import { message } from '../../i18n/message';
import { toText } from '../../store/paste/to-text';
import { adoptStyles } from '../../ui/dom/adopt-styles';
import type { Model } from '../../ui/model';
import { isConcealed } from '../../ui/stage/concealed';
import type { UiIntent } from '../../ui/ui-intent';

const format = 'NumPy';

/** How far the buttons reach beyond a matrix, so that they leave its caption free, in pixels. */
const overhang = 44;

/** Between the buttons and a caption beside them, in pixels. */
const gap = 4;

const styles = css`
  .stage {
    position: relative;
  }
  .matrix-copy {
    position: absolute;
    z-index: 6;
    display: flex;
    inset: 0 auto auto 0;
  }
  .matrix-copy[hidden] {
    display: none;
  }
  .lab .matrix-copy button {
    min-inline-size: 1.75rem;
    min-block-size: 1.75rem;
    padding: 0 0.5rem;
    border: 1px solid var(--lab-line-strong);
    background: var(--lab-paper);
    color: var(--lab-ink-soft);
    font-size: 0.8125rem;
  }
  .lab .matrix-copy button + button {
    border-inline-start: 0;
  }
  @media print {
    .matrix-copy {
      display: none;
    }
  }
`;

/**
 * Copies a matrix of the stage: by buttons beside the one under the mouse or with the keyboard's focus, or by the shortcut of the
 * system while the focus is in it.
 */
export class MatrixCopy {
  readonly styles: CSSResult = styles;
  readonly #element = document.createElement('div');
  readonly #copy = document.createElement('button');
  readonly #more = document.createElement('button');
  /** The stage that has the listeners. */
  #stage: HTMLElement | null = null;
  #intent: UiIntent | null = null;
  /** The language of the buttons. */
  #locale: Locale | null = null;
  /** The matrix that the buttons are for. */
  #node = '';

  constructor() {
    this.#element.className = 'matrix-copy';
    this.#element.role = 'group';
    this.#element.hidden = true;
    this.#element.append(this.#copy, this.#more);
    for (const button of [this.#copy, this.#more]) button.type = 'button';
    this.#more.textContent = '⋯';
    this.#more.ariaHasPopup = 'dialog';
    this.#copy.addEventListener('click', () => {
      const text = this.#text();
      if (text !== null) this.#intent?.copyAs(text, format);
    });
    this.#more.addEventListener('click', () => this.#intent?.showDialog('export', this.#node));
  }

  /** To be called after each render of the element. */
  updated(root: ParentNode, { locale }: Model, intent: UiIntent): void {
    const stage = root.querySelector<HTMLElement>('.stage');
    if (stage === null) {
      this.disconnect();
      return;
    }
    this.#intent = intent;
    if (stage !== this.#stage) this.#listen(stage);
    adoptStyles(root, this);
    this.#label(locale);
    // Where an author hides the tools, what is left is the stage.
    const hasTools = root.querySelector('.tools') !== null;
    if (hasTools && this.#element.parentElement !== stage) stage.append(this.#element);
    else if (!hasTools) this.#element.remove();
    if (!this.#element.hidden && this.#matrix() === null) this.#show(null);
  }

  /** New texts would make the browser lay out the stage: they are only set where the language is new. */
  #label(locale: Locale): void {
    if (locale === this.#locale) return;
    this.#locale = locale;
    this.#copy.textContent = locale.t(motionText('matrix_copy.copy'));
    this.#copy.title = locale.t(motionText('matrix_copy.copy_as'), { name: format });
    this.#more.ariaLabel = locale.t(motionText('matrix_copy.more'));
    this.#more.title = locale.t(motionText('matrix_copy.more'));
  }

  disconnect(): void {
    this.#show(null);
    this.#element.remove();
    this.#intent = null;
  }

  #listen(stage: HTMLElement): void {
    this.#stage = stage;
    // A tap chooses a number, and buttons over what is below it would be in the way; “Change anything” copies, too.
    stage.addEventListener('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'touch') this.#onPoint(target);
    });
    stage.addEventListener('focusin', ({ target }) => {
      // A tap may also open a field, which has a visible focus on every device.
      if (target instanceof Element && target.matches(':focus-visible:not(input)')) this.#onPoint(target);
    });
    stage.addEventListener('pointerleave', () => this.#hideUnlessFocused());
    stage.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && stage.contains(relatedTarget))) this.#show(null);
    });
    stage.addEventListener('scroll', () => this.#show(null), { capture: true, passive: true });
    stage.addEventListener('copy', (event) => this.#onCopy(event));
  }

  /** Between a matrix and its buttons nothing changes, so that the pointer can reach them. */
  #onPoint(target: EventTarget | null): void {
    const matrix = target instanceof Element ? target.closest<HTMLElement>('[data-matrix]') : null;
    if (matrix !== null) this.#show(matrix);
  }

  #hideUnlessFocused(): void {
    if (this.#stage?.querySelector(':focus-visible') == null) this.#show(null);
  }

  /** Puts the buttons at the lower right corner of a matrix, after the sums of its columns. */
  #show(matrix: HTMLElement | null): void {
    this.#element.hidden = matrix === null;
    if (matrix === null || this.#stage === null) return;
    this.#node = matrix.dataset.matrix ?? '';
    const table = (matrix.querySelector('tbody') ?? matrix).getBoundingClientRect();
    const stage = this.#stage.getBoundingClientRect();
    const sums = matrix.querySelector('.column-sums')?.getBoundingClientRect();
    const right = Math.min(table.right + overhang, stage.right);
    const left = Math.max(stage.left, right - this.#element.offsetWidth, sums?.right ?? 0);
    const free = this.#besideCaptions(left, table.bottom + gap, stage);
    this.#element.style.translate = `${free - stage.left}px ${table.bottom - stage.top + gap}px`;
  }

  /** The left end of the buttons that is nearest to `left` and where they cover no caption, such as that of a matrix below. */
  #besideCaptions(left: number, top: number, stage: DOMRect): number {
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    const captions = [...(this.#stage?.querySelectorAll('.caption-line, .why > .empty') ?? [])]
      .map((each) => each.getBoundingClientRect())
      .filter((each) => each.bottom > top - gap && each.top < top + height + gap);
    const isFree = (start: number): boolean =>
      start >= stage.left &&
      start + width <= stage.right &&
      captions.every((each) => each.right + gap <= start || each.left - gap >= start + width);
    const starts = captions.flatMap((each) => [each.left - gap - width, each.right + gap]);
    const [nearest = left] = [left, ...starts]
      .filter(isFree)
      .sort((one, other) => Math.abs(one - left) - Math.abs(other - left));
    return nearest;
  }

  #matrix(): Element | null {
    return this.#stage?.querySelector(`[data-matrix="${CSS.escape(this.#node)}"]`) ?? null;
  }

  /** Null, with a message, if a question asks for the numbers. */
  #text(): string | null {
    const model = this.#intent?.current();
    const node = model?.trace.node(this.#node);
    if (model === undefined || node === undefined) return '';
    if (!isConcealed(node.id, model)) return toText(node, 'numpy');
    this.#intent?.showMessage(message(motionText('common.answer_first')));
    return null;
  }

  /** Selected text, and text in a field, are copied as everywhere. */
  #onCopy(event: ClipboardEvent): void {
    const [target] = event.composedPath();
    const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-node]') : null;
    const isText = target instanceof HTMLInputElement || getSelection()?.isCollapsed === false;
    if (cell === null || isText || event.clipboardData === null) return;
    this.#node = cell.dataset.node ?? '';
    const text = this.#text();
    event.preventDefault();
    if (text === null) return;
    event.clipboardData.setData('text/plain', text);
    this.#intent?.dispatch({ type: 'set-status', status: message('lab.copied', { format }) });
  }
}
