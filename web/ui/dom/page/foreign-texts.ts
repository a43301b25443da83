/** What a translator has put in the place of a text. */
export type Foreign = Element | Text;

interface Replacement {
  readonly foreign: Foreign;
  readonly original: Text;
}

interface ForeignTexts {
  readonly replacements: readonly Replacement[];
  /** Changes that have also removed the comments between which Lit renders. */
  readonly broken: readonly MutationRecord[];
}

/** The element has no `<font>`, which translators wrap texts in. */
const isFont = (node: Node): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font';

const isText = (node: Node): node is Text => node instanceof Text;

/**
 * Finds what translators have done to the texts of Lit in a list of changes. Lit never adds and removes nodes in one change, and each of its
 * texts follows a comment; other code of the element replaces whole contents only where Lit has none.
 */
export function foreignTexts(records: readonly MutationRecord[]): ForeignTexts {
  const broken = records.filter(hasRemovedComments);
  const replaced = records.flatMap((record) => (broken.includes(record) ? [] : replacedIn(record)));
  const known = new Set<Node>(replaced.map(({ foreign }) => foreign));
  const wrapped = records.flatMap(({ target, addedNodes }) =>
    [...addedNodes].filter(isFont).flatMap((font) => {
      if (known.has(font) || font.parentNode !== target || isInFont(target)) return [];
      const original = wrappedBy(font, records);
      return original === null ? [] : [{ foreign: font, original }];
    }),
  );
  return { replacements: [...replaced, ...wrapped], broken };
}

function hasRemovedComments({ addedNodes, removedNodes }: MutationRecord): boolean {
  return addedNodes.length > 0 && [...removedNodes].some((node) => node instanceof Comment);
}

/** One text that has been replaced by one node in a single change. */
function replacedIn({
  target,
  addedNodes,
  removedNodes,
  previousSibling,
}: MutationRecord): readonly Replacement[] {
  const [original, foreign] = [removedNodes[0], addedNodes[0]];
  if (original === undefined || foreign === undefined || !isText(original)) return [];
  const isAlone = addedNodes.length === 1 && removedNodes.length === 1 && foreign.parentNode === target;
  const isForeign = isFont(foreign) || (isText(foreign) && previousSibling instanceof Comment);
  return isAlone && isForeign && !isInFont(target) ? [{ foreign, original }] : [];
}

/** The text that a `<font>` stands for, where it was added and the text removed, or moved into it, in two changes. */
function wrappedBy(font: HTMLElement, records: readonly MutationRecord[]): Text | null {
  const { parentNode, previousSibling } = font;
  for (const { target, removedNodes, previousSibling: before, nextSibling: after } of records) {
    if (target !== parentNode) continue;
    const found = [...removedNodes].find(isText);
    const isBeside = before === font || after === font || before === previousSibling;
    if (found !== undefined && (font.contains(found) || isBeside)) return found;
  }
  return null;
}

const isInFont = (node: Node): boolean => node instanceof Element && node.closest('font') !== null;
