import { describe, expect, it } from 'vitest';
import type { TraceNode } from '../../../web/engine/types';
import { detectPattern } from '../../../web/figures/trained-models/heads/attention-patterns';
import { headsOf } from '../../../web/figures/trained-models/heads/head-switch';
import { distance, nearest } from '../../../web/figures/trained-models/nearest-words';
import {
  generate,
  hasTrainedWeights,
  maxTokens,
  predictions,
  restoreWeights,
  runOf,
  withTokens,
} from '../../../web/figures/trained-models/runs';
import { exampleTokens, rejectionMessage, wordsOf } from '../../../web/figures/trained-models/texts';
import { english } from '../../../web/i18n/i18n';
import { space } from '../../../web/lessons/models/space';
import { initialState, presetDocument } from '../../../web/store/document/preset';
import { isRefusal } from '../../../web/store/document/refusal';
import { unpaddedRow, wordIndex } from '../../../web/training/padding';
import { taskNamed } from '../../../web/training/tasks/index';
import { loadWeights, type TrainedModelId } from '../../../web/training/weights/index';
import { filesOnDisk } from '../disk';
import { documentOf, lessonNamed, runningOf, trained } from '../learned';
import { reduceState } from '../store/reduce-state';
import { frenchLessons } from './folder/content';

const wordsIn = (row: ArrayLike<number>, words: readonly string[]): string =>
  Array.from(row, (word) => words[word] ?? '')
    .join(' ')
    .trim();

describe.each(trained.map((lesson) => [lesson.id, lesson] as const))(
  'the trained lesson %s',
  (id, lesson) => {
    const running = runningOf(lesson);
    const document = presetDocument(lesson, running.schema);
    const trace = runOf(document, running);

    it('has every number of the file of weights in its walk, but rows of places beyond its text', async () => {
      const { matrices } = await loadWeights(id as TrainedModelId, filesOnDisk);
      expect(matrices.length).toBeGreaterThan(10);
      for (const { name, cols, data } of matrices) {
        const node = trace.node(name);
        const rows = node?.rows ?? 0;
        expect(Array.from(node?.data ?? []), name).toEqual(Array.from(data.slice(0, rows * cols)));
      }
    });

    it('shows only held-out examples', async () => {
      const { training, sourceWords } = await taskNamed(id).load(filesOnDisk);
      if (training.source === undefined) return;
      const width = training.source.length / training.count;
      const learned = new Set(
        Array.from({ length: training.count }, (_, at) =>
          wordsIn(unpaddedRow(training.source ?? new Int32Array(), width, at), sourceWords),
        ),
      );
      expect(learned.size).toBeGreaterThan(1000);
      for (const example of lesson.trained?.examples ?? []) {
        const { query, key } = exampleTokens(example, lesson);
        const text = (key ?? query ?? []).slice(0, width).join(' ').replaceAll(space, ' ');
        const { end = '' } = lesson.trained ?? {};
        expect([text, learned.has(text) || learned.has(`${text} ${end}`)]).toEqual([text, false]);
      }
    });

    it('predicts its examples correctly, unless it was trained to fail', () => {
      const { examples = [], end = '', baseline: beside } = lesson.trained ?? {};
      const rights = examples.map((example) => {
        const right = example.target.split(' ').filter((word) => word !== end);
        return generate(documentOf(example, running), running).join(' ') === right.join(' ');
      });
      if (beside !== undefined && examples.length > 0) expect(rights[0]).toBe(false);
      else if (id !== 'names') expect(rights).toEqual(rights.map(() => true));
    });

    it('detects whether its weights were changed', () => {
      expect(hasTrainedWeights(document, running)).toBe(true);
      const [head] = headsOf(trace);
      const changed = reduceState(
        { ...initialState(lesson, running.schema), document },
        { type: 'set-cell', cell: { node: head?.output ?? 'w_u', row: 0, col: 0 }, value: 3 },
        running.schema,
        lesson,
      ).document;
      expect(hasTrainedWeights(changed, running)).toBe(false);
      const before = restoreWeights(changed, running);
      expect(before?.inputs).toEqual(document.inputs);
    });
  },
);

/** Index of the largest weight in a row. */
function most({ data, cols }: TraceNode, row: number): number {
  const numbers = Array.from(data.slice(row * cols, (row + 1) * cols));
  return numbers.indexOf(Math.max(...numbers));
}

describe('outputs of trained models', () => {
  it.each([
    ['english-french', 'decoder_0/cross/head_0/weights'],
    ['english-french-recurrent', 'decoder/weights'],
  ])('%s crosses the adjectives of “the european economic area”', (id, map) => {
    const lesson = lessonNamed(id);
    const running = runningOf(lesson);
    const trace = runOf(presetDocument(lesson, running.schema), running);
    const weights = trace.node(map) as TraceNode;
    const written = predictions(trace, running).map(({ word }) => word);
    expect(written.slice(0, 4)).toEqual(['la', 'zone', 'économique', 'européenne']);
    const { key } = lesson.preset.tokens;
    const looks = [0, 1, 2, 3].map((row) => key[most(weights, row)]);
    expect(looks).toEqual(['the', 'area', 'economic', 'european']);
  });

  it('the recurrent translator reads a sentence that is longer than any that it learned from', () => {
    const lesson = lessonNamed('english-french-recurrent');
    const running = runningOf(lesson);
    const [english, french] = [
      'these small red cats sleep behind my old black house and anna does not see the large german national school with mary',
      'ces petits chats rouges dorment derrière ma vieille maison noire et anna ne voit pas la grande école nationale allemande avec marie',
    ].map((text) => text.split(' '));
    expect(english).toHaveLength(22);
    const tokens = { key: english ?? [], query: ['start'] };
    const document = withTokens(presetDocument(lesson, running.schema), tokens, running);
    expect(isRefusal(document) ? document : generate(document, running)).toEqual(french);
    expect([maxTokens('key', running), maxTokens('query', running)]).toEqual([24, 24]);
  });

  it('the head that reverses is a mirror', () => {
    const lesson = lessonNamed('reversal');
    const running = runningOf(lesson);
    const trace = runOf(presetDocument(lesson, running.schema), running);
    const habits = headsOf(trace).map(
      ({ weights }) => detectPattern(weights, lesson.preset.tokens.query, '|')?.pattern,
    );
    expect(habits).toContain('mirror');
  });

  it('a previous-token head is found in the first layer, an induction head in the second', () => {
    const lesson = lessonNamed('induction');
    const running = runningOf(lesson);
    const trace = runOf(presetDocument(lesson, running.schema), running);
    const habits = headsOf(trace).map(
      ({ weights }) => detectPattern(weights, lesson.preset.tokens.query, '')?.pattern,
    );
    expect(habits).toEqual(['previous-of-new', 'induction']);
  });
});

/** The numbers in a text, sorted. */
const numbersIn = (text = ''): readonly number[] =>
  (text.match(/\d+/g) ?? []).map(Number).sort((one, other) => one - other);

describe.each([
  ['digits', 100, 'tokens', 'digits-without-positions'],
  ['english-french-recurrent', 600, 'whole', 'english-french-without-attention'],
] as const)('the lesson %s says of %i what was measured', (id, all, measure, lacking) => {
  const step = lessonNamed(id).steps.find(({ aside }) => aside?.includes('the same in every other respect'));
  const french = frenchLessons.get(id);

  it.each([step?.aside, french?.steps.find(({ node }) => node === step?.node)?.aside])('%s', async (text) => {
    const rightAnswers = async (model: TrainedModelId) =>
      Math.round(all * ((await loadWeights(model, filesOnDisk)).measured[measure] ?? Number.NaN));
    const [without, having] = [await rightAnswers(lacking), await rightAnswers(id)];
    expect(having).toBeGreaterThan(without);
    expect(numbersIn(text)).toEqual([without, having, all]);
  });
});

describe('habits of heads', () => {
  const tokens = [...'abcabc'];
  /** Weights with a single 1 per row, in the given columns. */
  const node = (at: readonly number[]): TraceNode =>
    ({
      rows: at.length,
      cols: at.length,
      data: Float64Array.from({ length: at.length ** 2 }, (_, i) =>
        at[Math.floor(i / at.length)] === i % at.length ? 1 : 0,
      ),
    }) as TraceNode;

  it('are distinguished by the positions of large weights', () => {
    expect(detectPattern(node([0, 0, 1, 2, 3, 4]), tokens, '')).toEqual({ pattern: 'previous', share: 1 });
    expect(detectPattern(node([0, 1, 2, 3, 4, 5]), tokens, '')).toEqual({ pattern: 'itself', share: 1 });
    expect(detectPattern(node([0, 1, 2, 1, 2, 3]), tokens, '')).toEqual({ pattern: 'induction', share: 1 });
    expect(detectPattern(node([0, 0, 0, 0, 0, 0]), tokens, '')).toEqual({ pattern: 'first', share: 1 });
    expect(detectPattern(node([0, 0, 0, 2, 1, 0]), [...'abc|cb'], '|')).toEqual({
      pattern: 'mirror',
      share: 1,
    });
  });

  it('are not reported for too few rows', () => {
    expect(detectPattern(node([0, 0, 2, 1, 2, 1]), [...'abcdea'], '')).toBe(null);
  });

  it('may be limited to new words', () => {
    expect(detectPattern(node([7, 0, 1, 2, 7, 7, 7, 3]), [...'abcdabcd'], '')).toEqual({
      pattern: 'previous-of-new',
      share: 1,
    });
  });

  it('are not reported for unspecific weights', () => {
    expect(
      detectPattern({ ...node([0, 0, 0, 0, 0, 0]), data: new Float64Array(36).fill(1 / 6) }, tokens, ''),
    ).toBe(null);
  });
});

describe('words entered by the user', () => {
  it('are rejected with suggestions', () => {
    const vocabulary = { input: 'source', words: ['house', 'horse', 'cat', 'mouse'] };
    const rejection = (words: readonly string[], limit: number): string => {
      const reason = rejectionMessage(words, vocabulary, limit);
      return reason === null ? '' : english.format(reason);
    };
    expect(rejection(wordsOf('The hause', vocabulary), 9)).toContain('“the”');
    expect(rejection(['hause'], 9)).toBe('The model does not know “hause” (similar: house, horse, mouse).');
    expect(rejection(['hause', 'cat', 'dog', 'hause'], 9)).toMatch(
      /know “hause” \([^)]*\), “dog” \([^)]*\)\.$/,
    );
    expect(rejection([...'abcdef'], 9)).toMatch(/“d” \([^)]*\), 2 more\.$/);
    expect(rejection(['cat', 'cat'], 1)).toBe('These are 2 words. The model has places for 1.');
    expect(rejection(['cat'], 1)).toBe('');
  });

  it('are as far apart as letters must be changed', () => {
    expect(distance('kitten', 'sitting')).toBe(3);
    expect(distance('', 'abc')).toBe(3);
    expect(nearest('cat', ['dog', 'cart', 'cut'], 2)).toEqual(['cart', 'cut']);
  });

  it('are letters where all words are', () => {
    const vocabulary = { input: 'x', words: ['.', 'a', 'b'] };
    expect(wordsOf(' A b ', vocabulary)).toEqual(['a', 'b']);
    expect(wordIndex(vocabulary.words)('b')).toBe(2);
  });
});
