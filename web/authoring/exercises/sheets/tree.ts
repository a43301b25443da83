import { escaped } from '../../../ui/dom/escape';
import type { MathTree } from '../../../ui/equation/mathml';

/** HTML or MathML as data: text, or a tag with attributes and children. Formulas are such trees, too. */
export type Tree = MathTree;

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';
const voidTags = new Set(['meta', 'br', 'hr']);

/** The tree as HTML text. */
export function toHtml(tree: Tree): string {
  if (typeof tree === 'string') return escaped(tree);
  const [tag, attributes, ...children] = tree;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `<${tag}${written.join('')}>`;
  return voidTags.has(tag) ? open : `${open}${children.map(toHtml).join('')}</${tag}>`;
}

/** The tree as a node of a page, without parsing text: pages may forbid that. */
export function toDom(tree: Tree, page: Document, isMath = false): Node {
  if (typeof tree === 'string') return page.createTextNode(tree);
  const [tag, attributes, ...children] = tree;
  const inMath = isMath || tag === 'math';
  const element = inMath ? page.createElementNS(mathNamespace, tag) : page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => toDom(child, page, inMath)));
  return element;
}
