import type { SavedState } from '../../../../web/store/links/saved';

export interface Read {
  readonly node: string;
  readonly row: number;
  readonly col: number;
  readonly text: string;
}

/** The numbers of one place of the guide. */
export interface Place {
  readonly name: string;
  readonly numbers: readonly Read[];
  /** After the change of a card: the changed state, and the whole reason. */
  readonly change?: { readonly state: SavedState; readonly because: string };
  /** After an answer: where it was asked, what was given, and what the page says to it, without “Yes.” or “Not quite.” */
  readonly answer?: { readonly stop: string; readonly given: string; readonly shown: string };
}

/** A wrong number to type. The page recognises some only when it has loaded what does: then its text begins with `beginning`. */
export interface Typed {
  readonly given: string;
  readonly beginning?: string;
}

/**
 * Runs inside the page, on the cover: all numbers that name a cell, before and after each question is answered and its answer is
 * shown, and after the change of each card. Which of several choices or cells is given changes from stop to stop: some are right,
 * most wrong. `typed` has the numbers to type by the id of the stop.
 */
export async function walkGuide(
  typed: Readonly<Record<string, readonly Typed[]>>,
): Promise<readonly Place[]> {
  const lab = document.querySelector<
    HTMLElement & { readonly updateComplete: Promise<boolean>; readonly state: SavedState | null }
  >('attention-lab');
  const root = lab?.shadowRoot;
  if (!lab || !root) throw new Error('there is no element');
  const places: Place[] = [];
  const numbersIn = (part: string): readonly Read[] =>
    [...root.querySelectorAll<HTMLElement>(`${part} [data-node][data-row][data-col]`)]
      .map(({ dataset: { node = '', row, col }, textContent }) => ({
        ...{ node, row: Number(row), col: Number(col) },
        text: (textContent ?? '').trim(),
      }))
      .filter(({ text }) => text !== '' && text !== '·');
  const read = (name: string, part: string): void => {
    places.push({ name, numbers: numbersIn(part) });
  };
  const press = async (button: HTMLElement | null | undefined): Promise<void> => {
    button?.click();
    await lab.updateComplete;
  };
  const stopHere = (): string => lab.state?.screen ?? `step-${lab.state?.step}`;
  const shownIn = (part: string): string => {
    const copy = root.querySelector(part)?.cloneNode(true) as Element | undefined;
    copy?.querySelector('b')?.remove();
    return copy?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  };
  const readAnswer = (stop: string, given: string, part = '.guide .feedback'): void => {
    const name = `${stop}, answered by ${given}`;
    places.push({ name, numbers: numbersIn(part), answer: { stop, given, shown: shownIn(part) } });
  };
  const change = async (name: string, button: HTMLElement, given: string): Promise<void> => {
    const stop = stopHere();
    await press(button);
    const because = root.querySelector('.guide-because')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const { state } = lab;
    if (state === null || because === '') throw new Error(`${name}: nothing was changed`);
    places.push({
      name: `${name}, changed`,
      numbers: numbersIn('.guide :is(.guide-because, .feedback)'),
      change: { state, because },
      ...(given !== '' && { answer: { stop, given, shown: shownIn('.guide .feedback') } }),
    });
    // Put back: with other options, the guide has other stops.
    await press(root.querySelector<HTMLElement>('.guide-try .guide-buttons .quiet'));
  };
  const check = () => press(root.querySelector<HTMLElement>('.guide-question .guide-buttons .pill'));
  // What recognises mistakes is loaded in this time, or not at all.
  const until = performance.now() + 120_000;
  const type = async (field: HTMLInputElement, { given, beginning = '' }: Typed): Promise<void> => {
    do {
      field.value = given;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await lab.updateComplete;
      await check();
      if (shownIn('.guide .feedback').startsWith(beginning)) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } while (performance.now() < until);
    readAnswer(stopHere(), given);
  };
  /** Selects a cell of the stage, where that is how the question is answered. Returns its row and column. */
  const select = async (pick: number): Promise<string> => {
    if (root.querySelector('.guide-question :is(.choice, input, .guide-buttons .pill, table, ol)') !== null)
      return '';
    if (!root.querySelector('.guide-question .guide-buttons')) return '';
    const cells = [...root.querySelectorAll<HTMLElement>(`.stage td[data-node="${lab.state?.step}"]`)];
    const cell = cells[(pick * 5) % cells.length];
    // Of a large matrix another part may be shown afterwards.
    const { row = '', col = '' } = cell?.dataset ?? {};
    await press(cell);
    return cell ? `${row},${col}` : '';
  };
  /** Answers the question, and returns what was given as the state has it; empty where there is no question. */
  const answer = async (pick: number): Promise<string> => {
    const choices = [...root.querySelectorAll<HTMLElement>('.guide-question .answer-choices .choice')];
    if (choices.length > 0) {
      await press(choices[pick % choices.length]);
      return String(pick % choices.length);
    }
    const field = root.querySelector<HTMLInputElement>('.guide-question .typed');
    if (field !== null) {
      for (const each of typed[stopHere()] ?? []) await type(field, each);
      await type(field, { given: '12345' });
      return '12345';
    }
    const selected = await select(pick);
    if (selected !== '') return selected;
    const board = [...root.querySelectorAll<HTMLElement>('.guide-question .answer-board button')];
    await press(board[pick % board.length]);
    // A bar and an order are given as they are.
    const isAsked = root.querySelector('.guide-question') !== null;
    const bar = root.querySelector<HTMLInputElement>('.answer-slider input')?.value;
    await check();
    return isAsked ? (bar ?? 'as it is') : '';
  };
  read('cover, before the answer', '.cover');
  await press(root.querySelector<HTMLElement>('.cover .choice, .cover-choice'));
  if (root.querySelector('.cover-reveal')) throw new Error('the cover does not give its answer');
  read('cover', '.cover');
  readAnswer('cover', '0', '.cover-lead');
  const dots = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.dots .dot')];
  for (let stop = 1; stop < dots().length; stop += 1) {
    await press(dots()[stop]);
    const id = stopHere();
    const given = await answer(stop);
    if (given !== '' && given !== '12345' && !id.startsWith('try')) readAnswer(id, given);
    read(`stop ${stop}, answered`, ':is(.guide, .end)');
    await press(root.querySelector<HTMLElement>('.guide-question .guide-buttons .quiet'));
    read(`stop ${stop}`, ':is(.guide, .end)');
    const button = root.querySelector<HTMLElement>('.guide-try .guide-buttons .edit');
    // A card without a change leads to a figure, or to a tab.
    if (button !== null && !/[↑↓→]/.test(button.textContent ?? ''))
      await change(`stop ${stop}`, button, given);
  }
  return places;
}
