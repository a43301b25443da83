import type { Role } from '../../../engine/types';
import type { MathTree } from '../../../ui/equation/mathml';
import type { Run } from './text';

/** Where a piece of a formula stands: its size and its height above the baseline, as shares of the size of the line. */
interface Place {
  readonly scale: number;
  readonly rise: number;
  readonly colour?: string;
}

export type RoleColour = (role: Role) => string;

const scriptScale = 0.7;

/** Marks above a letter, as characters that combine with it. */
const combining: Readonly<Record<string, string>> = {
  '‾': '\u0304',
  '¯': '\u0304',
  ˆ: '\u0302',
  '^': '\u0302',
  '~': '\u0303',
};

/** Signs with a space on either side. */
const spaced = /^[=+−→≤≥<>×·⋅⊙∘÷≈∈←↦]$/;

/**
 * A formula on one line: fractions with a slash, indices smaller and lower. Programs that show SVG outside of a browser know
 * neither MathML nor HTML.
 */
export function mathRuns(tree: MathTree, colourOf: RoleColour): readonly Run[] {
  return joined(runs(tree, { scale: 1, rise: 0 }, colourOf));
}

function runs(tree: MathTree, place: Place, colourOf: RoleColour): readonly Run[] {
  if (typeof tree === 'string') return plain(tree.trim() === '' ? '' : tree, place);
  const [tag, attributes, ...children] = tree;
  const [first = '', second = '', third = ''] = children;
  const inside = (child: MathTree, at: Place = place): readonly Run[] => runs(child, at, colourOf);
  const all = (at: Place = place): readonly Run[] => children.flatMap((child) => inside(child, at));
  switch (tag) {
    case 'mi':
      return identifier(tree, place);
    case 'mo':
      return plain(
        operator(String(first), attributes.form === 'prefix', attributes.separator === 'true'),
        place,
      );
    case 'mtext':
      return plain(String(first), place);
    case 'mspace':
      return plain(Number.parseFloat(attributes.width ?? '0') > 0.5 ? ' ' : '', place);
    case 'msub':
    case 'munder':
      return [...inside(first), ...inside(second, script(place, -0.22))];
    case 'msup':
      return [...inside(first), ...inside(second, script(place, 0.4))];
    case 'msubsup':
    case 'munderover':
      return [
        ...inside(first),
        ...inside(second, script(place, -0.22)),
        ...inside(third, script(place, 0.4)),
      ];
    case 'mover':
      return accented(inside(first), String(typeof second === 'string' ? second : (second[2] ?? '')));
    case 'mfrac':
      return [
        ...operand(first, inside(first), place),
        ...plain(' / ', place),
        ...operand(second, inside(second), place),
      ];
    case 'msqrt':
      return [
        ...plain('√', place),
        ...(children.length > 1 ? bracketed(all(), place) : operand(first, inside(first), place)),
      ];
    case 'mtr':
      return [...all(), ...plain('; ', place)];
    case 'mrow':
      return all({ ...place, ...roleColour(attributes.class, colourOf) });
    default:
      return all();
  }
}

const plain = (text: string, place: Place): readonly Run[] => (text === '' ? [] : [{ text, ...place }]);

/** One letter is italic, a name such as softmax is not. */
function identifier([, attributes, first]: Exclude<MathTree, string>, place: Place): readonly Run[] {
  const name = String(first ?? '');
  const italic = [...name].length === 1 && attributes.mathvariant !== 'normal' && /\p{L}/u.test(name);
  return [{ text: name, italic, ...place }];
}

function operator(sign: string, isPrefix: boolean, isSeparator: boolean): string {
  const text = sign.trim();
  if (text === '\u2061' || text === '\u2062') return '';
  if (isSeparator || text === ',' || text === ';') return `${text} `;
  return spaced.test(text) && !isPrefix ? ` ${text} ` : text;
}

const script = ({ scale, rise, ...rest }: Place, by: number): Place => ({
  ...rest,
  scale: scale * scriptScale,
  rise: rise + by * scale,
});

function accented(base: readonly Run[], mark: string): readonly Run[] {
  const last = base.at(-1);
  const sign = combining[mark.trim()];
  return last === undefined || sign === undefined
    ? base
    : [...base.slice(0, -1), { ...last, text: `${last.text}${sign}` }];
}

const bracketed = (inner: readonly Run[], place: Place): readonly Run[] => [
  ...plain('(', place),
  ...inner,
  ...plain(')', place),
];

/** What stands over or under a slash, or under a root, in brackets if it is more than a name or a product. */
function operand(tree: MathTree, inner: readonly Run[], place: Place): readonly Run[] {
  const content = inner.map(({ text }) => text).join('');
  const isOpen =
    /[=+−→ ,]/.test(content) || (typeof tree !== 'string' && tree[0] === 'mrow' && inner.length > 4);
  return isOpen ? bracketed(inner, place) : inner;
}

function roleColour(classes: string | undefined, colourOf: RoleColour): { readonly colour?: string } {
  const [, role] = /\brole-(\w+)/.exec(classes ?? '') ?? [];
  return role === undefined ? {} : { colour: colourOf(role as Role) };
}

/** Neighbours that are set in the same way become one piece. */
function joined(list: readonly Run[]): readonly Run[] {
  const result: Run[] = [];
  for (const run of list) {
    const last = result.at(-1);
    const isSame =
      last !== undefined &&
      (['colour', 'italic', 'scale', 'rise'] as const).every(
        (name) => (last[name] || 0) === (run[name] || 0),
      );
    if (last !== undefined && isSame) result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}
