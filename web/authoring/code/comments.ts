import type { MathTree } from '../../ui/equation/mathml';

/** Accents as combining characters. */
const accents: Readonly<Record<string, string>> = {
  '‾': '\u0304',
  '¯': '\u0304',
  ˆ: '\u0302',
  '^': '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '→': '\u20d7',
  '←': '\u20d6',
};

const spaced = /^[=+−×·⋅⊙∘≤≥<>⋆→∈]$/;

function isAtom(text: string): boolean {
  return text.length === 1 || !/[\s+−/·]/.test(text);
}

const grouped = (text: string): string => (isAtom(text) ? text : `(${text})`);

/** A symbol with a superscript: `Kᵀ`, `W^Q`, `x^(i + 1)`. */
function raised(base: string, text: string): string {
  if (text === '⊤') return `${base}ᵀ`;
  return text === '′' ? `${base}′` : `${base}^${grouped(text)}`;
}

/** A formula on one line: `S̃ = S/√(d_k)`. */
export function formulaText(tree: MathTree): string {
  return (
    inline(tree)
      .replace(/\s+/g, ' ')
      .replace(/(^|[=(,]) ?− /g, (_, before: string) => (before === '=' ? '= −' : `${before}−`))
      .replace(/\s+([,;)\]])/g, '$1')
      .replace(/([([])\s+/g, '$1')
      .replaceAll(' ‖^', '‖^')
      // The brace before the cases of a formula has no partner.
      .replace(/\{([^{}]*)$/, '{$1}')
      .normalize()
      .trim()
  );
}

function inline(tree: MathTree): string {
  if (typeof tree === 'string') return tree.replaceAll('\u00a0', ' ').replace(/[\u2061-\u2064]/g, '');
  const [tag, , ...children] = tree;
  const [first = '', second = '', third = ''] = children.map(inline);
  switch (tag) {
    case 'mo':
      return spaced.test(first.trim()) ? ` ${first.trim()} ` : /^[,;]$/.test(first) ? `${first} ` : first;
    case 'mspace':
      return ' ';
    case 'msup':
      return raised(first, second);
    case 'msub':
      return `${first}_${grouped(second)}`;
    case 'munder':
      return `${first}_${grouped(second)} `;
    case 'msubsup':
      return raised(`${first}_${grouped(second)}`, third);
    case 'mover':
      return `${first}${accents[second.trim()] ?? ''}`;
    case 'mtable':
      return children.map(inline).join('; ');
    case 'mtr':
      return children.map(inline).join(', ');
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√(${children.map(inline).join('')})`;
    default:
      return children.map(inline).join('');
  }
}

const lineLength = 100;

/** A text as the lines of a comment, broken between words. */
export function commentLines(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of commentText(text).split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(commentText);
}

/**
 * A text that may stand in a comment: on one line, without invisible characters, and not ending in a backslash, which would
 * continue a comment of C++. Readers' words are among the texts.
 */
export function commentText(text: string): string {
  return text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .replace(/\\+$/, '');
}
