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
  ':': 'equation.all',
  '⊕': 'equation.plus_pairs',
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

const opening = /^[(⌊]$/;
const closing = /^[)⌋]$/;
/** What binds more loosely than a product. */
const loose = /^[-+−±=<>≤≥≠→]$/;

/** The sign of an operator; empty for everything else. */
const signOf = (tree: MathTree | undefined): string =>
  typeof tree === 'object' && tree[0] === 'mo' && typeof tree[2] === 'string' ? tree[2].trim() : '';

/** The signs of a row that stand in no brackets. */
function outerSigns(pieces: readonly MathTree[]): readonly string[] {
  let depth = 0;
  return pieces.map(signOf).filter((sign) => {
    if (closing.test(sign)) depth--;
    const isOuter = depth === 0;
    if (opening.test(sign)) depth++;
    return isOuter;
  });
}

const isSum = (pieces: readonly MathTree[]): boolean => outerSigns(pieces).some((sign) => loose.test(sign));

/** The place of the bracket that closes the one at a place. */
function partnerOf(pieces: readonly MathTree[], at: number): number {
  let depth = 0;
  return pieces.findIndex((piece, place) => {
    if (place < at) return false;
    const sign = signOf(piece);
    if (opening.test(sign)) depth++;
    if (closing.test(sign)) depth--;
    return depth === 0;
  });
}

/**
 * The places of the brackets to be said: without them, (A − B) V would read as A − B V. What a function takes needs none up to
 * the end of the row, as in softmax of Q K, unless it is a sum.
 */
function saidBrackets(pieces: readonly MathTree[]): ReadonlySet<number> {
  const out = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    if (!opening.test(signOf(piece))) continue;
    const end = partnerOf(pieces, at);
    const inside = pieces.slice(at + 1, end);
    const [only] = inside;
    // Arguments are set apart by commas.
    if (outerSigns(inside).includes(',')) continue;
    const before = pieces[at - 1];
    const after = pieces[end + 1];
    const isArgument = isFunction(before) || signOf(before) === '\u2061' || signOf(piece) === '⌊';
    const isOne = inside.length === 1 && typeof only === 'object' && only[0] !== 'mfrac';
    const isFactor = isArgument && after !== undefined && !isOperator(after);
    if (end < 0 || (isOne && !isFactor) || inside.length === 0) continue;
    const endsRow = after === undefined || signOf(after) === ',' || closing.test(signOf(after));
    if (!isSum(inside) && isArgument && endsRow) continue;
    out.add(at).add(end);
  }
  return out;
}

/** The text of a part of a fraction or a root, in brackets if its end could be missed. */
function partText(locale: Locale, children: readonly MathTree[], isLast: boolean): string {
  const text = rowText(locale, children);
  const pieces = flatten(children);
  if (!isSum(pieces) && (!isLast || pieces.length === 1)) return text;
  return `${locale.t('equation.open_bracket')} ${text} ${locale.t('equation.close_bracket')}`;
}

/** The text of a row, with "times" or "of" for implicit products and function applications. */
function rowText(locale: Locale, children: readonly MathTree[]): string {
  const pieces = flatten(children);
  const said = saidBrackets(pieces);
  const isClosed = (at: number) => said.has(at) && closing.test(signOf(pieces[at]));
  return pieces
    .map((piece, at) => {
      const sign = signOf(piece);
      const floor = sign === '⌊' ? locale.t('equation.floor') : '';
      if (!said.has(at) && floor !== '') return floor;
      if (isClosed(at)) return locale.t('equation.close_bracket');
      if (said.has(at)) return `${floor} ${locale.t('equation.open_bracket')}`.trim();
      const before = pieces[at - 1];
      const apart =
        before === undefined ||
        (isOperator(before) && !isClosed(at - 1)) ||
        isOperator(piece) ||
        isDifferential(before);
      return `${apart ? '' : isFunction(before) ? `${locale.t('common.of')} ` : `${locale.t('equation.times')} `}${mathText(locale, piece)}`;
    })
    .filter((text) => text !== '')
    .join(' ');
}

/** The text of an index, where "i j" is not a product, and "1 … 2" is a range: "all, 1 through 2" are two columns of all rows. */
function indexText(locale: Locale, index: MathTree): string {
  return flatten([index])
    .map((tree) => (/^[…⋯]$/.test(signOf(tree)) ? locale.t('equation.to') : mathText(locale, tree)))
    .filter((text) => text !== '')
    .join(' ')
    .replaceAll(' ,', ',');
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
    // Some signs are followed by a mark that keeps them from being drawn as pictures.
    const symbol = tree.replace('\ufe0e', '').trim();
    const word = words[symbol];
    if (word !== undefined) return locale.t(word);
    return /^[()[\]{⌊⌋]$/.test(symbol) ? '' : symbol;
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
        mathText: partText(locale, [first], false),
        mathText2: partText(locale, [second], true),
      });
    case 'msqrt':
      return locale.t('equation.square_root', { rowText: partText(locale, children, false) });
    case 'mtable':
      return children.map((row) => mathText(locale, row)).join(', ');
    case 'mtr':
      return children.map((cell) => mathText(locale, cell)).join(' ');
    case 'mover':
      return accentText(locale, first, second);
    default:
      return rowText(locale, children);
  }
}
