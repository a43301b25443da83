import type { MathTree } from '../ui/equation/mathml';
import type { RichText } from './entry';

/** Creates an element of HTML with attributes and content. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  content: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

function mathNode(tree: MathTree): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const [tag, attributes, ...children] = tree;
  const element = document.createElementNS(mathNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(mathNode));
  return element;
}

/** Text and formulas as nodes. */
export const richNodes = (text: RichText): readonly (Node | string)[] =>
  text.map((piece) => (typeof piece === 'string' ? piece : mathNode(['math', {}, piece])));
