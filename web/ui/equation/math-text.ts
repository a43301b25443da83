import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';
import type { MathTree } from './mathml';

const words: Readonly<Record<string, MessageId>> = {
  '=': 'equation.equals',
  '+': 'equation.plus',
  '−': 'common.minus',
  '-': 'common.minus',
  '×': 'equation.times',
  '·': 'equation.times',
  '⋅': 'equation.times',
  '∘': 'equation.times_entry_entry',
  '⊙': 'equation.times_entry_entry',
  '/': 'equation.over',
  '≤': 'equation.at_most',
  '⊤': 'equation.transposed',
  '∞': 'common.infinity',
  '→': 'equation.becomes',
  '∑': 'equation.sum_over',
  ';': 'equation.joined',
  '‖': 'equation.norm',
  '…': 'equation.and_so_on',
  '⋯': 'equation.and_so_on',
  '\u2061': 'common.of',
  '\u2062': 'equation.times',
};

/** The names of accents: without them, two matrices of one step would have the same name. */
const accents: Readonly<Record<string, MessageId>> = {
  '‾': 'equation.bar',
  '¯': 'equation.bar',
  ˆ: 'equation.hat',
  '^': 'equation.hat',
  '~': 'equation.tilde',
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
function rowText(locale: Locale, children: readonly MathTree[]): string {
  const pieces = flatten(children);
  return pieces
    .map((piece, at) => {
      const before = pieces[at - 1];
      const apart = before === undefined || isOperator(before) || isOperator(piece) || isDifferential(before);
      return `${apart ? '' : isFunction(before) ? `${locale.t('common.of')} ` : `${locale.t('equation.times')} `}${mathText(locale, piece)}`;
    })
    .filter((text) => text !== '')
    .join(' ');
}

/** The text of an index, where "i j" is not a product. */
function indexText(locale: Locale, index: MathTree): string {
  return flatten([index])
    .map((tree) => mathText(locale, tree))
    .join(' ');
}

/** The text of a superscript: a power, "transposed", or a part of the name ("W Q"). */
function superscriptText(locale: Locale, raised: MathTree): string {
  const text = mathText(locale, raised);
  return /^\d+$/.test(text) ? locale.t('equation.to_the', { text }) : text;
}

/** The text of an accented letter: "C bar". Other overscripts are omitted. */
function accentText(locale: Locale, base: MathTree, above: MathTree): string {
  const mark = typeof above === 'string' ? above : String(above[2] ?? '');
  const accent = accents[mark.trim()];
  const name = mathText(locale, base);
  return accent === undefined ? name : [name, locale.t(accent)].filter((text) => text !== '').join(' ');
}

/** A formula as accessible text: "softmax of Q times K transposed over square root of d k". */
export function mathText(locale: Locale, tree: MathTree): string {
  if (typeof tree === 'string') {
    const symbol = tree.trim();
    const word = words[symbol];
    if (word !== undefined) return locale.t(word);
    return /^[()[\]]$/.test(symbol) ? '' : symbol;
  }
  const [tag, , ...children] = tree;
  const [first = '', second = '', third = ''] = children;
  switch (tag) {
    case 'msup':
      return `${mathText(locale, first)} ${superscriptText(locale, second)}`;
    case 'msub':
      return `${mathText(locale, first)} ${indexText(locale, second)}`;
    case 'msubsup':
      return `${mathText(locale, first)} ${indexText(locale, second)} ${superscriptText(locale, third)}`;
    case 'mfrac':
      return locale.t('equation.fraction', {
        mathText: mathText(locale, first),
        mathText2: mathText(locale, second),
      });
    case 'msqrt':
      return locale.t('equation.square_root', { rowText: rowText(locale, children) });
    case 'mover':
      return accentText(locale, first, second);
    default:
      return rowText(locale, children);
  }
}
