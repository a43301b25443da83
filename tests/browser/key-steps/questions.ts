import type { Look } from '../support/key-steps';

/**
 * Looks for the numbers of a step everywhere but in the question itself, while the question is open: texts, labels and titles of what can
 * be seen.
 */
export function lookAtQuestions(root: ShadowRoot): Look<readonly string[]> {
  const told: string[] = [];
  const names = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt'] as const;
  /** All that is said, with the element that says it. Other matrices may happen to have the same number. */
  const said = (node: string): [text: string, where: Element][] =>
    [...root.querySelectorAll('*')].flatMap((each) => {
      const cell = each.closest<HTMLElement>('[data-node]')?.dataset.node ?? node;
      const matrix = each.closest<HTMLElement>('[data-matrix]')?.dataset.matrix ?? node;
      if (cell !== node || matrix !== node || each.closest('style, .guide-step')) return [];
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const own = [...each.childNodes].map((child) => (child.nodeType === 3 ? child.nodeValue : ''));
      const texts = [own.join(''), ...names.map((name) => each.getAttribute(name) ?? '')];
      return texts.filter((text) => /\d/.test(text)).map((text) => [text, each] as [string, Element]);
    });
  const cellsOf = (node: string): readonly string[] =>
    [...root.querySelectorAll(`.stage td[data-node="${CSS.escape(node)}"] .number`)].map(
      ({ textContent }) => textContent?.trim() ?? '',
    );
  /** Numbers of one digit are everywhere. */
  const isTelling = (text: string): boolean => /[1-9]\d*[1-9]/.test(text.replace('.', ''));

  let before: readonly [text: string, where: Element][] = [];
  const asked = (node: string): void => {
    before = said(node);
    for (const text of cellsOf(node)) if (/\d/.test(text)) told.push(`${node}: a cell says ${text}`);
  };
  const shown = (node: string): void => {
    const others = new Set(
      [...root.querySelectorAll<HTMLElement>('[data-node]')].flatMap((each) =>
        each.dataset.node === node ? [] : [each.textContent?.trim()],
      ),
    );
    // A full stop ends a sentence, not a number.
    for (const answer of new Set(cellsOf(node).filter(isTelling)))
      for (const [text, where] of others.has(answer) ? [] : before)
        if (text.split(/\.(?!\d)|[^\d.−]+/).includes(answer))
          told.push(`${node}: ${answer} in ${where.localName}.${where.className}: ${text.slice(0, 80)}`);
    before = [];
  };
  return { asked, shown, found: told };
}
