import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reduceLesson } from '../../../web/store/actions/reduce-lesson';
import { initialState } from '../../../web/store/document/preset';
import { isRefusal } from '../../../web/store/document/refusal';
import { describeFill, fillWithVectors } from '../../../web/word-vectors/fill';
import { readWordVectors } from '../../../web/word-vectors/word-vectors';
import { inEnglish } from '../english';
import { dotProduct, dotProductSchema, multiHead, multiHeadSchema } from '../store/samples';

const vectors = readWordVectors(new Uint8Array(readFileSync('web/word-vectors/words.bin')).buffer);
const state = initialState(multiHead, multiHeadSchema);

/** The multi-head sample with other tokens. */
function withWords(...words: readonly string[]) {
  const renamed = { ...state.document, tokens: { ...state.document.tokens, query: words } };
  const x = renamed.inputs.x;
  if (x === undefined || x.rows !== words.length) throw new Error('the sample has another number of tokens');
  return { document: renamed, x };
}

const three = ['Watch', 'xyzzy', 'bird!'].slice(0, state.document.tokens.query.length);
const { document, x } = withWords(...three);
const filled = fillWithVectors(document, multiHeadSchema, 'query', vectors);

describe('filling rows with word vectors', () => {
  it('gives a word the first numbers of its vector, whatever its case', () => {
    const row = filled.document.inputs.x?.data.slice(0, x.cols);
    expect(row).toEqual(vectors.vector(vectors.find('watch'), x.cols));
  });

  it('leaves unknown words unchanged, and reports them', () => {
    const rows = (matrix: typeof x | undefined, at: number) =>
      matrix?.data.slice(at * x.cols, (at + 1) * x.cols);
    expect(rows(filled.document.inputs.x, 1)).toEqual(rows(x, 1));
    expect(filled.unknown).toEqual(['xyzzy']);
    const text = inEnglish(describeFill(filled, [x.cols], vectors));
    expect(text).toContain(`the first ${x.cols} of 64 principal directions of GloVe`);
    expect(text).toContain('so unchanged: “xyzzy”');
  });

  it('touches no parameter, no token and no option', () => {
    const others = ({ inputs, ...rest }: typeof document) => ({ ...rest, inputs: { ...inputs, x: null } });
    expect(others(filled.document)).toEqual(others(document));
  });

  it('can be undone in one step', () => {
    const after = reduceLesson(
      state,
      { type: 'load-document', document: filled.document },
      multiHeadSchema,
      multiHead,
    );
    if (isRefusal(after)) throw new Error(inEnglish(after.error));
    const back = reduceLesson(after, { type: 'undo' }, multiHeadSchema, multiHead);
    expect(isRefusal(back) ? back : back.document).toEqual(state.document);
  });

  it('fills every input whose rows are those tokens, and none of the other list', () => {
    const { document: pair } = initialState(dotProduct, dotProductSchema);
    const keys = fillWithVectors(pair, dotProductSchema, 'key', vectors).document.inputs;
    expect(keys.query).toEqual(pair.inputs.query);
    const dog = vectors.vector(vectors.find('dog'), 2);
    expect(keys.key?.data.slice(2, 4)).toEqual(dog);
    expect(keys.value?.data.slice(2, 4)).toEqual(dog);
  });

  it('reports when no word is known', () => {
    const none = fillWithVectors(
      { ...document, tokens: { query: three.map(() => '#'), key: [] } },
      multiHeadSchema,
      'query',
      vectors,
    );
    expect(none.document.inputs).toEqual(document.inputs);
    expect(inEnglish(describeFill(none, [4], vectors))).toMatch(/^None of these words is among the 8,000/);
  });
});
