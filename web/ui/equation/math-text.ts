import { msg, t, translate } from '../../i18n/i18n';
import type { MathTree } from './mathml';

const words: Readonly<Record<string, string>> = {
  '=': msg('equals'),
  '+': msg('plus'),
  '−': msg('minus'),
  '-': msg('minus'),
  '×': msg('times'),
  '·': msg('times'),
  '⋅': msg('times'),
  '∘': msg('times, entry by entry,'),
  '⊙': msg('times, entry by entry,'),
  '/': msg('over'),
  '≤': msg('at most'),
  '⊤': msg('transposed'),
  '∞': msg('infinity'),
  '→': msg('becomes'),
  '∑': msg('the sum over'),
  ';': msg('joined with'),
  '‖': msg('norm'),
  '…': msg('and so on'),
  '⋯': msg('and so on'),
  '(': '',
  ')': '',
  '[': '',
  ']': '',
  '\u2061': msg('of'),
  '\u2062': msg('times'),
};

/** The names of accents: without them, two matrices of one step would have the same name. */
const accents: Readonly<Record<string, string>> = {
  '‾': msg('bar'),
  '¯': msg('bar'),
  ˆ: msg('hat'),
  '^': msg('hat'),
  '~': msg('tilde'),
};

/** Whether an element is an operator or a text, which need no "times" beside them. */
function isOperator(tree: MathTree): boolean {
  return typeof tree !== 'string' && (tree[0] === 'mo' || tree[0] === 'mtext');
}

/** Whether an element is a function name, such as softmax or tanh, or an indexed sum. */
function isFunction(tree: MathTree | undefined): boolean {
  if (tree === undefined || typeof tree === 'string') return false;
  const [tag, , first] = tree;
  if (tag === 'mpadded') return isFunction(first);
  if (tag.startsWith('msub') && first !== undefined) return isOperator(first);
  return tag === 'mi' && typeof first === 'string' && /^[a-z]{3,}$/i.test(first);
}

/** Whether an element is the d of a differential, which is not a factor. */
function isDifferential(tree: MathTree | undefined): boolean {
  return typeof tree === 'object' && tree[2] === 'd' && tree[1].mathvariant === 'normal';
}

/** The elements of a row, with nested rows flattened and spaces removed. */
function flatten(children: readonly MathTree[]): readonly MathTree[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return [child];
    const [tag, , ...inner] = child;
    if (tag === 'mspace') return [];
    return tag === 'mrow' ? flatten(inner) : [child];
  });
}

/** The text of a row, with "times" or "of" for implicit products and function applications. */
function rowText(children: readonly MathTree[]): string {
  const pieces = flatten(children);
  return pieces
    .map((piece, at) => {
      const before = pieces[at - 1];
      const apart = before === undefined || isOperator(before) || isOperator(piece) || isDifferential(before);
      return `${apart ? '' : isFunction(before) ? `${t('of')} ` : `${t('times')} `}${mathText(piece)}`;
    })
    .filter((text) => text !== '')
    .join(' ');
}

/** The text of an index, where "i j" is not a product. */
function indexText(index: MathTree): string {
  return flatten([index]).map(mathText).join(' ');
}

/** The text of a superscript: a power, "transposed", or a part of the name ("W Q"). */
function superscriptText(raised: MathTree): string {
  const text = mathText(raised);
  return /^\d+$/.test(text) ? t`to the ${text}` : text;
}

/** The text of an accented letter: "C bar". Other overscripts are omitted. */
function accentText(base: MathTree, above: MathTree): string {
  const mark = typeof above === 'string' ? above : String(above[2] ?? '');
  return [mathText(base), translate(accents[mark.trim()] ?? '')].filter((text) => text !== '').join(' ');
}

/** A formula as accessible text: "softmax of Q times K transposed over square root of d k". */
export function mathText(tree: MathTree): string {
  if (typeof tree === 'string') {
    const word = words[tree.trim()];
    return word === undefined ? tree.trim() : translate(word);
  }
  const [tag, , ...children] = tree;
  const [first = '', second = '', third = ''] = children;
  switch (tag) {
    case 'msup':
      return `${mathText(first)} ${superscriptText(second)}`;
    case 'msub':
      return `${mathText(first)} ${indexText(second)}`;
    case 'msubsup':
      return `${mathText(first)} ${indexText(second)} ${superscriptText(third)}`;
    case 'mfrac':
      return t`${mathText(first)} over ${mathText(second)}`;
    case 'msqrt':
      return t`square root of ${rowText(children)}`;
    case 'mover':
      return accentText(first, second);
    default:
      return rowText(children);
  }
}
