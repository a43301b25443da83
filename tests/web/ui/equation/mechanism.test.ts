import { describe, expect, it } from 'vitest';
import type { OptionSchema, OptionValue, Trace } from '../../../../web/engine/types';
import more from '../../../../web/generated/equations-full.json';
import { english } from '../../../../web/i18n/i18n';
import type { Action } from '../../../../web/store/actions/actions';
import { addEquations, mechanismTree, treeOf } from '../../../../web/ui/equation/equation';
import { mathText } from '../../../../web/ui/equation/math-text';
import type { MathElement, MathTree } from '../../../../web/ui/equation/mathml';
import type { Model } from '../../../../web/ui/model';
import { lessons } from '../../all';
import { modelOf } from '../sample';

addEquations(more);

/** The formula in the head of a lesson, held against the run below it. */

/** Values that an option is tried at: each choice, and of a number the one that formulas ask for beside others. */
function valuesOf({ type, choices, min, max, default: usual }: OptionSchema): readonly OptionValue[] {
  if (type === 'choice') return choices;
  if (type === 'flag') return [false, true];
  return [...new Set([usual, min, 0, 2].map((value) => Math.min(max, Math.max(min, Number(value)))))];
}

/** The options that a formula depends on, by the conditions in it. */
function conditionsOf(tree: MathTree): readonly string[] {
  if (typeof tree === 'string') return [];
  const [tag, attributes, ...children] = tree;
  const own =
    tag === 'when' ? (attributes.holds ?? '').split('&').map((each) => each.split('=')[0] ?? '') : [];
  return [...new Set([...own, ...children.flatMap(conditionsOf)])];
}

type Setting = readonly Action[];

/** Every combination of the options that the formula of a lesson depends on, and every other option alone. */
function settingsOf({ schema }: Model): readonly Setting[] {
  const named = conditionsOf(treeOf(english, schema.equation));
  const set = ({ name }: OptionSchema, value: OptionValue): Action => ({ type: 'set-option', name, value });
  const isSize = ({ name }: OptionSchema) => schema.dimensions.some((each) => each.name === name);
  const free = schema.options.filter((option) => !isSize(option));
  const together = free
    .filter(({ name }) => named.includes(name))
    .reduce<readonly Setting[]>(
      (all, option) => all.flatMap((each) => valuesOf(option).map((value) => [...each, set(option, value)])),
      [[]],
    );
  const alone = free
    .filter(({ name }) => !named.includes(name))
    .flatMap((option) => valuesOf(option).map((value) => [set(option, value)]));
  return [...together, ...alone];
}

/** Letters with marks and indices are one symbol; of what is bracketed or divided, each part has its own. */
const marks = new Set(['msub', 'msup', 'msubsup', 'mover']);

function isSymbol([tag, , base]: MathElement): boolean {
  return tag === 'mi' || tag === 'mtext' || (marks.has(tag) && base?.[0] !== 'mrow' && base?.[0] !== 'mo');
}

/** What a formula consists of but for its signs: "d_k" is one symbol, and no "d". */
function symbolsIn(tree: MathTree): readonly MathElement[] {
  if (typeof tree === 'string') return [];
  const [tag, , ...children] = tree;
  if (tag === 'mo' || tag === 'mspace' || tag === 'mn' || isTranspose(tree)) return [];
  return isSymbol(tree) ? [tree] : children.flatMap(symbolsIn);
}

/** Counts and places: an index says which row, head, step or window. */
const indices = new Set([...'ijknothw']);

const isIndex = (tree: MathTree): boolean => {
  const letters = symbolsIn(tree).map(([, , text]) => String(text));
  return letters.length > 0 && letters.every((text) => indices.has(text));
};

const isTranspose = (tree: MathTree): boolean => tree[2] === '⊤';

/** A symbol without the index of a row or head, and not transposed. The k of d_k is kept. */
function bare(tree: MathTree): MathTree {
  if (typeof tree === 'string' || !marks.has(tree[0]) || tree[0] === 'mover') return tree;
  const [tag, , base = '', first = '', second = ''] = tree;
  const isPlace = isIndex(first) && base[2] !== 'd';
  if (tag === 'msup') return isTranspose(first) ? bare(base) : tree;
  if (tag === 'msub') return isPlace ? bare(base) : tree;
  if (isTranspose(second)) return bare(['msub', {}, base, first]);
  return isPlace ? ['msup', {}, base, second] : tree;
}

const key = (tree: MathTree): string => JSON.stringify(bare(tree));

/** Every symbol that the steps of a run explain: those of its matrices, and what stands in its equations. */
function explainedIn({ nodes }: Trace): ReadonlySet<string> {
  const written = new Set(nodes.flatMap(({ symbol, equation }) => [symbol, equation]));
  written.delete('');
  return new Set([...written].flatMap((latex) => symbolsIn(treeOf(english, latex)).map(key)));
}

/** Names of functions say themselves what they do. */
const isFunction = (text: string): boolean => /^[a-z]{3,}$/i.test(text);

/** Whether a letter is an index, or explained itself, or that of a row of a matrix: q of Q. */
function isKnownLetter(letter: string, explained: ReadonlySet<string>): boolean {
  const names = [letter, letter.toUpperCase()].map((each) => key(['mi', {}, each]));
  return isFunction(letter) || indices.has(letter) || names.some((each) => explained.has(each));
}

/** The symbols of a formula that nothing explains. */
function unexplained(tree: MathTree, explained: ReadonlySet<string>): readonly string[] {
  return symbolsIn(tree).flatMap((symbol) => {
    if (explained.has(key(symbol))) return [];
    const [tag, , ...parts] = bare(symbol) as MathElement;
    // "E^Y" is E of Y, "layer_1" the first of them.
    if (marks.has(tag)) return parts.flatMap((part) => unexplained(part, explained));
    return tag === 'mi' && isKnownLetter(String(parts[0]), explained) ? [] : [mathText(english, symbol)];
  });
}

/** What is left of a formula that stands above a run and is not explained in it. */
function strayIn(tree: MathTree, { trace, schema }: Model): readonly string[] {
  const isKnown = (text: string) =>
    words.test(text) || schema.dimensions.some(({ name }) => name === text) || general[schema.id] === text;
  return unexplained(tree, explainedIn(trace)).filter((text) => !isKnown(text));
}

/** Words of formulas that are no symbols. */
const words = /^\s*(twice|three\stimes|beside|against)\s*$/;

/** Letters of a statement about any two rows: no run has a second name for one. */
const general: Readonly<Record<string, string>> = { word_similarity: 'y' };

const shown = (id: string, options: Readonly<Record<string, OptionValue>> = {}): MathTree =>
  mechanismTree(
    english,
    modelOf(
      id,
      Object.entries(options).map(([name, value]): Action => ({ type: 'set-option', name, value })),
    ),
  );

describe('the formula in the header of a lesson', { timeout: 600_000 }, () => {
  it.each(lessons.map(({ id }) => id))(
    'has in %s no symbol that its run does not explain, whatever the options',
    (id) => {
      const problems = settingsOf(modelOf(id)).flatMap((setting) => {
        const model = modelOf(id, setting);
        const tree = mechanismTree(english, model);
        expect(JSON.stringify(tree)).not.toContain('"when"');
        const stray = strayIn(tree, model);
        return stray.length === 0
          ? []
          : [`${stray.join(', ')} with ${JSON.stringify(model.state.document.options)}`];
      });
      expect(problems.slice(0, 3)).toEqual([]);
    },
  );

  it.each([
    ['dot-product', {}, 'C equals softmax of open bracket Q times K transposed close bracket times V'],
    [
      'dot-product',
      { mask: 'causal' },
      'softmax of open bracket Q times K transposed plus M close bracket times V',
    ],
    [
      'scaled-dot-product',
      { scale: 2 },
      'softmax of open bracket Q times K transposed times scale close bracket times V',
    ],
    [
      'scaled-dot-product',
      { softcap: 2 },
      'softmax of open bracket c times tanh of Q times K transposed over open bracket c times',
    ],
    ['self-attention', { bias: true }, 'X times W V plus b V'],
    [
      'multi-head',
      { mask: 'causal', bias: true },
      'plus b O , C i equals softmax of open bracket Q i times K i',
    ],
    [
      'soft-addressing',
      { temperature: 0 },
      'C equals hardmax of open bracket Q times K transposed close bracket times V',
    ],
    [
      'similarities',
      { similarity: 'dot', temperature: 2 },
      'softmax of open bracket Q times K transposed over τ close bracket times V',
    ],
    ['positions', { positions: 'rotary' }, 'Q R equals rotate of X times W Q'],
    ['additive-attention', { softmax_over: 'target' }, 'softmax i of open bracket v'],
    [
      'luong-attention',
      { score: 'dot' },
      'softmax of open bracket s times h transposed close bracket times h',
    ],
    [
      'recurrent',
      { cell: 'tanh' },
      'h t equals tanh of open bracket x t times W h plus h t minus 1 times U h',
    ],
    ['feed-forward', { activation: 'silu' }, 'F equals SiLU of open bracket X'],
    [
      'layer-norm',
      { norm_kind: 'rms' },
      'N equals X over square root of open bracket ρ to the 2 plus ε close bracket',
    ],
    ['encoder-layer', { norm: 'pre' }, 'X plus sublayer of norm of X'],
    ['reversal', {}, 'layer 1 of open bracket X times E plus P close bracket close bracket times W U'],
    [
      'reversal-without-positions',
      {},
      'Z equals norm of open bracket layer 1 of X times E close bracket times W U',
    ],
    ['induction-one-layer', {}, 'Z equals layer 1 of open bracket X times E plus P close bracket times W U'],
    ['digits-without-positions', {}, 'of open bracket x class joined with X times E plus b close bracket'],
    ['english-french', { mask: 'none' }, 'decoder of Y times E Y plus P Y , encoder'],
    ['english-french-without-attention', {}, 'c i equals h bar equals h n joined with h 1'],
    [
      'english-french-without-attention',
      { attention: 'bahdanau' },
      'c i equals softmax of open bracket v transposed',
    ],
  ] as const)('says in %s with %o what is computed', (id, options, words) => {
    expect(mathText(english, shown(id, options))).toContain(words);
  });

  it('would be detected with an extra symbol', () => {
    const masked = shown('scaled-dot-product', { mask: 'causal' });
    expect(strayIn(masked, modelOf('scaled-dot-product'))).toEqual(['M']);
    const placed = shown('reversal');
    expect(strayIn(placed, modelOf('reversal-without-positions'))).toEqual(['P']);
  });
});
