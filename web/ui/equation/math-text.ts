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

/** What a mark above a letter is called: without it two matrices of one step would have one name. */
const accents: Readonly<Record<string, string>> = {
  '‾': msg('bar'),
  '¯': msg('bar'),
  ˆ: msg('hat'),
  '^': msg('hat'),
  '~': msg('tilde'),
};

/** Whether a piece is an operator or a text, which needs no "times" beside it. */
function isOperator(tree: MathTree): boolean {
  return typeof tree !== 'string' && (tree[0] === 'mo' || tree[0] === 'mtext');
}

/** Whether a piece is the name of a function, such as softmax or tanh, or a sum over an index. */
function isFunction(tree: MathTree | undefined): boolean {
  if (tree === undefined || typeof tree === 'string') return false;
  const [tag, , first] = tree;
  if (tag === 'mpadded') return isFunction(first);
  if (tag.startsWith('msub') && first !== undefined) return isOperator(first);
  return tag === 'mi' && typeof first === 'string' && /^[a-z]{3,}$/i.test(first);
}

/** Whether a piece is the d of a differential, which goes with what follows. */
function isDifferential(tree: MathTree | undefined): boolean {
  return typeof tree === 'object' && tree[2] === 'd' && tree[1].mathvariant === 'normal';
}

/** The pieces of a row with those of the rows inside it, without the spaces between. */
function flatten(children: readonly MathTree[]): readonly MathTree[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return [child];
    const [tag, , ...inner] = child;
    if (tag === 'mspace') return [];
    return tag === 'mrow' ? flatten(inner) : [child];
  });
}

/** A row of pieces, with "times" or "of" where the page shows nothing but nearness. */
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

/** An index: "i j" is no product. */
function indexText(index: MathTree): string {
  return flatten([index]).map(mathText).join(' ');
}

/** A raised piece: transposed, or named after its base ("W Q"). */
function superscriptText(raised: MathTree): string {
  const text = mathText(raised);
  return /^\d+$/.test(text) ? t`to the ${text}` : text;
}

/** A letter with its mark: "C bar". Anything else that stands above a piece is small print. */
function accentText(base: MathTree, above: MathTree): string {
  const mark = typeof above === 'string' ? above : String(above[2] ?? '');
  return [mathText(base), translate(accents[mark.trim()] ?? '')].filter((text) => text !== '').join(' ');
}

/** A formula in words: "softmax of Q times K transposed over square root of d k". */
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
