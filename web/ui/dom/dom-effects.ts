import type { CellRef } from '../../engine/types';
import { isKeyGranularity } from '../../store/document/preset';
import { activeTour, type LabState } from '../../store/lab-state';
import type { UiState } from '../../store/ui/ui-state';
import type { Tour } from '../../store/untrusted/tour';
import type { Loaded } from '../lazy';
import { adoptStyles } from './adopt-styles';
import { inSecondFrame } from './after-paint';
import type { PressedCell } from './page/pressed-cell';

/** Opens and closes the dialogs to match the UI state, which templates cannot do: `showModal` has no attribute. */
export function syncDialogs(root: ParentNode, uiState: UiState, loaded: Loaded): void {
  setOpen(root.querySelector<HTMLDialogElement>('#paste'), uiState.pasting !== null);
  if (loaded.guide !== null) adoptStyles(root, loaded.guide);
  if (loaded.program !== null) adoptStyles(root, loaded.program);
  if (loaded.changes !== null) adoptStyles(root, loaded.changes);
  if (uiState.tour !== null && loaded.tour !== null) adoptStyles(root, loaded.tour);
  if (uiState.dialog !== null && loaded.dialog !== null) adoptStyles(root, loaded.dialog);
  setOpen(root.querySelector<HTMLDialogElement>('#lazy-dialog'), uiState.dialog !== null);
}

function setOpen(dialog: HTMLDialogElement | null, open: boolean): void {
  if (dialog === null || dialog.open === open) return;
  if (open) dialog.showModal();
  else dialog.close();
}

/** Makes groups of the landmarks of an embedded element: several on a page would have landmarks of the same names. */
export function groupLandmarks(root: ParentNode): void {
  const landmarks = root.querySelectorAll('[role="navigation"], section[aria-label]:not([role])');
  for (const each of landmarks) each.role = 'group';
}

/** What was last scrolled into view, by shadow root: only a change scrolls, so that other updates do not move the page. */
const lastViews = new WeakMap<ParentNode, View>();

interface View {
  /** The screen of a guided walk: a card, a check, or the node of a key step; empty while every step is shown. */
  readonly stop: string;
  readonly cell: string;
  readonly why: LabState['why'];
  /** The current tour and the index of its stop. */
  readonly tour: Tour | null;
  readonly at: number;
}

/**
 * Scrolls the strip to the current tile, and the page to the selected cell, to the text of a new stop of a tour, or to the top of
 * the next screen of a guided walk, all in the frame that lays the update out anyway. Where the focus is elsewhere on the page, a
 * tour that starts and a walk do not scroll. A cell that has just been pressed is in view, and stays where it is.
 */
export function keepInView(root: ParentNode, state: LabState, pressed: PressedCell): void {
  const { tour = null, at = 0 } = activeTour(state) ?? {};
  const last = lastViews.get(root);
  const { node } = state.position;
  const selected = state.trail.at(-1);
  const cell = selected === undefined ? '' : cellSelector(selected.node, selected.row, selected.col);
  const stop = state.screen ?? (isKeyGranularity(state.position.granularity) ? node : '');
  lastViews.set(root, { stop, cell, why: state.why, tour, at });
  scrollStrip(root, `${state.document.lesson} ${node}`);
  if (last === undefined) return;
  // What would move a number is listed below the matrices.
  if (state.why === 'gradient' && last.why !== state.why) bringIntoView(root, '.why.moving');
  const hasFocus = root instanceof ShadowRoot && root.activeElement !== null;
  if (stop !== '' && stop !== last.stop && hasFocus) scrollToTop(root);
  if (tour !== null && tour !== last.tour) {
    if (hasFocus) bringIntoView(root, '.prose');
  } else if (tour !== null && at !== last.at) bringIntoView(root, '.prose');
  else if (pressed.keep() === null && cell !== '' && cell !== last.cell)
    bringIntoView(root, `.stage ${cell}`);
}

/** Scrolls the page to the top of the element, if that is above the window: a screen begins with its title. */
function scrollToTop(root: ParentNode): void {
  requestAnimationFrame(() => {
    const lab = root.querySelector('.lab');
    if (lab !== null && lab.getBoundingClientRect().top < 0) lab.scrollIntoView({ block: 'start' });
  });
}

function bringIntoView(root: ParentNode, selector: string): void {
  requestAnimationFrame(() =>
    root.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
}

function cellSelector(node: string, row: number, col: number): string {
  return `td[data-node="${CSS.escape(node)}"][data-row="${row}"][data-col="${col}"]`;
}

/** Focuses a cell of the stage, if it is rendered. */
export function focusCell(root: ParentNode, { node, row, col }: CellRef): void {
  root.querySelector<HTMLElement>(`.stage ${cellSelector(node, row, col)}`)?.focus();
}

/** Focuses the language button, which another language renders anew, or the button of the menu that it is in. */
export function focusLanguage(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>('.tools > [lang]');
  if (button?.checkVisibility()) button.focus();
  else root.querySelector<HTMLElement>('.tools > .more')?.focus();
}

/** Focuses the first tab stop of the stage. */
export function focusStage(root: ParentNode, options?: FocusOptions): void {
  root.querySelector<HTMLElement>('.stage td[tabindex="0"]')?.focus(options);
}

/** What answers the question of a step, or goes on from a cover. */
const answers =
  '.guide-question :is(.choice:not([aria-disabled="true"]), input:enabled:not([readonly])), .cover-start > button';

/**
 * Focuses the answers of an open question, or else the result of the step, if it is rendered: what is focused is explained,
 * and the explanation of an operand belongs to an earlier step. The page stays where it is.
 */
function focusStep(root: ParentNode): void {
  const answer = root.querySelector<HTMLElement>(answers);
  const node = root.querySelector<HTMLElement>('.stage [data-equation]')?.dataset.equation ?? '';
  const cell = root.querySelector<HTMLElement>(`.stage td[data-node="${CSS.escape(node)}"][tabindex="0"]`);
  const found = answer ?? cell;
  if (found === null) focusStage(root, { preventScroll: true });
  else found.focus({ preventScroll: true });
}

/**
 * Records the focused element before an update. The returned function is to be called after the update: if the element is
 * gone, it focuses the same region, so that keyboard shortcuts keep working.
 */
export function focusKeeper(root: ParentNode): () => void {
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  const isInLessons = active?.closest('.lessons')?.querySelector('.contents') != null;
  const fallback = active?.closest('.why') ? '.why' : isInLessons ? '.lessons .contents' : null;
  return () => {
    if (active === null || isPresent(active, fallback !== null)) return;
    if (fallback !== null) root.querySelector<HTMLElement>(fallback)?.focus({ preventScroll: true });
    const now = root instanceof ShadowRoot ? root.activeElement : active;
    if (now === null || now === active) focusStep(root);
  };
}

/** Whether an element is on the page and enabled; if it `mayHide`, also whether it is visible, which forces a layout. */
function isPresent(element: Element, mayHide: boolean): boolean {
  return element.isConnected && !element.matches(':disabled') && (!mayHide || element.checkVisibility());
}

/** The step whose tile a strip was last scrolled to. A cover has no strip, and can be at the step that is shown after it. */
const scrolledTo = new WeakMap<Element, string>();

/**
 * Scrolls the strip to the tile of another step, when it has been rendered, and out of what fades at the edges. `scrollIntoView`
 * would scroll the page as well.
 */
function scrollStrip(root: ParentNode, step: string): void {
  const isThere = (strip: HTMLElement | null): boolean => strip !== null && scrolledTo.get(strip) === step;
  if (isThere(root.querySelector<HTMLElement>('.strip'))) return;
  inSecondFrame(() => {
    const strip = root.querySelector<HTMLElement>('.strip');
    const current = strip?.querySelector<HTMLElement>('.frame.current');
    if (!strip || !current || strip.clientWidth === 0 || isThere(strip)) return;
    scrolledTo.set(strip, step);
    const edge = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart);
    const from = current.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    const middle = from - (strip.clientWidth - current.offsetWidth) / 2;
    if (from < edge || from + current.offsetWidth > strip.clientWidth - edge) strip.scrollLeft += middle;
  });
}

/**
 * Sets the CSS variable `--foot` to the height of the sticky footer, so that it covers nothing. Measures in the frame after each
 * update and each change of the window's size: in WebKit a resize observer of the footer reported an error now and then.
 */
export class FooterMeter {
  readonly #host: HTMLElement;
  #frame = 0;
  #height = -1;
  readonly #onResize = (): void => this.update();

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  connect(): void {
    addEventListener('resize', this.#onResize);
  }

  disconnect(): void {
    removeEventListener('resize', this.#onResize);
    cancelAnimationFrame(this.#frame);
  }

  update(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const height = this.#host.shadowRoot?.querySelector<HTMLElement>('.foot')?.offsetHeight ?? 0;
      if (height === this.#height) return;
      this.#height = height;
      this.#host.style.setProperty('--foot', `${height}px`);
    });
  }
}
