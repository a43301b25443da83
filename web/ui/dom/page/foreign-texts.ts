/** What a translator has put in the place of a text. */
export type Foreign = Element | Text;

interface Replacement {
  readonly foreign: Foreign;
  readonly original: Text;
}

interface ForeignTexts {
  readonly replacements: readonly Replacement[];
  /** Other changes of nodes between which Lit renders. */
  readonly broken: readonly MutationRecord[];
}

/** The element has no `<font>`, which translators wrap texts in. */
const isFont = (node: Node | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';

const isText = (node: Node | undefined): node is Text => node instanceof Text;

const isInFont = (node: Node): boolean => node instanceof Element && node.closest('font') !== null;

/**
 * Finds what translators have done to texts in a list of changes. Lit never adds and removes nodes in one change, and other code of the
 * element only replaces all contents at once where Lit has none.
 */
export function foreignTexts(all: readonly MutationRecord[]): ForeignTexts {
  const records = all.filter(({ target }) => !isInFont(target));
  const replaced = records.filter(isReplacement);
  const inOne = replaced.flatMap(({ addedNodes, removedNodes, target }) => {
    const [foreign, original] = [addedNodes[0], removedNodes[0]];
    const isOne = addedNodes.length === 1 && removedNodes.length === 1;
    const isKnown = isFont(foreign) || isText(foreign);
    return isOne && isKnown && isText(original) && foreign.parentNode === target
      ? [{ foreign, original }]
      : [];
  });
  const foreign = new Set<Node>(inOne.map((each) => each.foreign));
  return {
    replacements: [...inOne, ...wrapped(records, foreign)],
    broken: replaced.filter(({ addedNodes }) => ![...addedNodes].some((node) => foreign.has(node))),
  };
}

/** Whether nodes that Lit may need have been replaced in a single change. */
function isReplacement({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): boolean {
  if (addedNodes.length === 0 || removedNodes.length === 0) return false;
  const isPart = previousSibling !== null || nextSibling !== null;
  return isPart || isFont(addedNodes[0]) || [...removedNodes].some((node) => node instanceof Comment);
}

/** The texts that a `<font>` was put beside before they were removed, or moved into it. */
function wrapped(records: readonly MutationRecord[], known: Set<Node>): readonly Replacement[] {
  const removed = records.flatMap((record) =>
    record.addedNodes.length > 0
      ? []
      : [...record.removedNodes].filter(isText).map((text) => ({ text, record })),
  );
  const found: Replacement[] = [];
  for (const added of records) {
    const [font] = added.addedNodes;
    if (!isFont(font) || known.has(font) || font.parentNode !== added.target) continue;
    const moved = removed.findIndex(({ text }) => font.contains(text));
    const beside = removed.findIndex(
      ({ text, record }) => !text.isConnected && isBeside(font, added, record),
    );
    const at = moved < 0 ? beside : moved;
    const [taken] = at < 0 ? [] : removed.splice(at, 1);
    if (taken !== undefined) found.push({ foreign: font, original: taken.text });
  }
  return found;
}

/** Whether a text was removed from where a `<font>` was added, before or after that. */
function isBeside(
  font: Node,
  added: MutationRecord,
  { target, previousSibling, nextSibling }: MutationRecord,
): boolean {
  const isSamePlace = previousSibling === added.previousSibling && nextSibling === added.nextSibling;
  return target === added.target && (previousSibling === font || nextSibling === font || isSamePlace);
}
