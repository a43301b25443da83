import type { CellRef } from '../../engine/types';
import { type LabState, tourOnShow } from '../../store/lab-state';
import type { UiState } from '../../store/ui/ui-state';
import type { Tour } from '../../store/untrusted/tour';
import type { Loaded } from '../lazy';
import { adoptStyles } from './adopt-styles';

/** Opens and closes the dialogs as the UI state says; an element cannot do that in its markup. */
export function syncDialogs(root: ParentNode, uiState: UiState, loaded: Loaded): void {
  setOpen(root.querySelector<HTMLDialogElement>('#paste'), uiState.pasting !== null);
  const copy = root.querySelector<HTMLDialogElement>('#copy');
  if (setOpen(copy, uiState.uncopied !== '')) copy?.querySelector('textarea')?.select();
  if (uiState.tour !== null && loaded.tourViews !== null) adoptStyles(root, loaded.tourViews);
  if (uiState.dialog !== null && loaded.dialog !== null) adoptStyles(root, loaded.dialog);
  setOpen(root.querySelector<HTMLDialogElement>('#lazy-dialog'), uiState.dialog !== null);
}

/** Returns whether the dialog has just been opened. */
function setOpen(dialog: HTMLDialogElement | null, open: boolean): boolean {
  if (dialog === null || dialog.open === open) return false;
  if (open) dialog.showModal();
  else dialog.close();
  return open;
}

/** What was last brought into view, by shadow root: only a change scrolls, so that nobody is pulled back. */
const lastViews = new WeakMap<ParentNode, View>();

interface View {
  readonly node: string;
  readonly cell: string;
  /** The tour that is on, and which stop of it. */
  readonly tour: Tour | null;
  readonly at: number;
}

/**
 * Keeps the current tile in view inside the strip, and the selected cell clear of the sheet. At another stop of a tour it is
 * what the stop says that is to be seen; a tour that begins without the reader moves nothing.
 */
export function keepInView(root: ParentNode, state: LabState): void {
  const { tour = null, at = 0 } = tourOnShow(state) ?? {};
  const last = lastViews.get(root);
  const { node } = state.position;
  const selected = state.trail.at(-1);
  const cell = selected === undefined ? '' : cellSelector(selected.node, selected.row, selected.col);
  lastViews.set(root, { node, cell, tour, at });
  if (node !== last?.node) scrollStrip(root);
  if (last === undefined) return;
  if (tour !== null && tour !== last.tour) {
    if (root instanceof ShadowRoot && root.activeElement !== null) bringIntoView(root, '.prose');
  } else if (tour !== null && at !== last.at) bringIntoView(root, '.prose');
  else if (cell !== '' && cell !== last.cell) bringIntoView(root, `.stage ${cell}`);
}

function bringIntoView(root: ParentNode, selector: string): void {
  root.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function cellSelector(node: string, row: number, col: number): string {
  return `td[data-node="${CSS.escape(node)}"][data-row="${row}"][data-col="${col}"]`;
}

/** Puts the keyboard on a number of the stage, where there is one. */
export function focusCell(root: ParentNode, { node, row, col }: CellRef): void {
  root.querySelector<HTMLElement>(`.stage ${cellSelector(node, row, col)}`)?.focus();
}

/** Puts the keyboard on the choice of the language, which was drawn anew. */
export function focusLanguage(root: ParentNode): void {
  root.querySelector<HTMLElement>('.tools [lang]')?.focus();
}

/** Puts the keyboard on the first number of the stage that the Tab key would reach. */
export function focusStage(root: ParentNode): void {
  root.querySelector<HTMLElement>('.stage td[tabindex="0"]')?.focus();
}

/**
 * Notes where the keyboard is before an update. The function it returns is for after the update: when what had the focus
 * is gone, it goes on in the same part of the page, so that the next key still arrives here.
 */
export function focusKeeper(root: ParentNode): () => void {
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  const reason = active?.closest<HTMLElement>('.reason') ?? null;
  const contents = active?.closest('.lessons')?.querySelector<HTMLElement>('.contents') ?? null;
  const fallback = reason ?? contents;
  return () => {
    if (active === null || isPresent(active, fallback !== null)) return;
    fallback?.focus({ preventScroll: true });
    if (root instanceof ShadowRoot && root.activeElement === null) focusStage(root);
  };
}

/** Whether an element is on the page. What `mayHide` is asked for its looks too, which makes a browser lay out the page. */
function isPresent(element: Element, mayHide: boolean): boolean {
  return element.isConnected && (!mayHide || element.checkVisibility());
}

/** Scrolls the strip only, never the page. */
function scrollStrip(root: ParentNode): void {
  const strip = root.querySelector<HTMLElement>('.strip');
  const current = strip?.querySelector<HTMLElement>('.frame.current');
  if (!strip || !current) return;
  const from = current.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  const middle = from - (strip.clientWidth - current.offsetWidth) / 2;
  if (from < 0 || from + current.offsetWidth > strip.clientWidth) strip.scrollLeft += middle;
}

/** Tells the style sheet how tall the bar at the foot is, so that nothing hides behind it. */
export class FooterMeter {
  readonly #host: HTMLElement;
  #watched: Element | null = null;
  readonly #observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    // In the frame after: room at the foot changes sizes, and those may not change while they are told.
    requestAnimationFrame(() => this.#host.style.setProperty('--foot', `${Math.round(height)}px`));
  });

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  watch(root: ParentNode): void {
    if (this.#watched?.isConnected) return;
    const foot = root.querySelector('.foot');
    this.disconnect();
    this.#watched = foot;
    if (foot !== null) this.#observer.observe(foot, { box: 'border-box' });
  }

  disconnect(): void {
    this.#observer.disconnect();
    this.#watched = null;
  }
}
