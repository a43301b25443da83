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
}

/**
 * Runs inside the page, on the cover: all numbers that name a cell, before and after each question is answered and its answer is
 * shown, and after the change of each card. Which of several choices is given changes from stop to stop: some are right, most wrong.
 */
export async function walkGuide(): Promise<readonly Place[]> {
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
  const change = async (name: string, button: HTMLElement): Promise<void> => {
    await press(button);
    const because = root.querySelector('.guide-because')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const { state } = lab;
    if (state === null || because === '') throw new Error(`${name}: nothing was changed`);
    places.push({
      name: `${name}, changed`,
      numbers: numbersIn('.guide :is(.guide-because, .guide-feedback)'),
      change: { state, because },
    });
    // Put back: with other options, the guide has other stops.
    await press(root.querySelector<HTMLElement>('.guide-try .guide-buttons .quiet'));
  };
  const answer = async (pick: number): Promise<void> => {
    const choices = [...root.querySelectorAll<HTMLElement>('.guide-question .guide-choices .choice')];
    await press(choices[pick % choices.length]);
    const field = root.querySelector<HTMLInputElement>('.guide-question .typed');
    if (field !== null) {
      field.value = '12345';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await lab.updateComplete;
    }
    // A bar, an order and a mask are given as they are.
    await press(root.querySelector<HTMLElement>('.guide-question .guide-buttons .pill'));
  };
  read('cover, before the answer', '.cover');
  await press(root.querySelector<HTMLElement>('.cover .choice, .cover-choice'));
  if (root.querySelector('.cover-reveal')) throw new Error('the cover does not give its answer');
  read('cover', '.cover');
  const dots = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.dots .dot')];
  for (let stop = 1; stop < dots().length; stop += 1) {
    await press(dots()[stop]);
    await answer(stop);
    read(`stop ${stop}, answered`, ':is(.guide, .end)');
    await press(root.querySelector<HTMLElement>('.guide-question .guide-buttons .quiet'));
    read(`stop ${stop}`, ':is(.guide, .end)');
    const button = root.querySelector<HTMLElement>('.guide-try .guide-buttons .edit');
    // A card without a change leads to a figure.
    if (button !== null && !/[↑↓]/.test(button.textContent ?? '')) await change(`stop ${stop}`, button);
  }
  return places;
}
