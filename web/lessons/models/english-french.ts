import type { LoadFile } from '../../training/files';
import { englishWords, frenchWords } from '../../training/tasks/english-french/lexicon';
import { loadWeights, type TrainedModelId } from '../../training/weights/index';
import type { Example, ModelBody, Trained } from '../lesson';
import { baselineOf } from './baseline';
import { readingPreset, type Text } from './preset';

/** The end token. */
const end = '.';

const crossed: Example = {
  input: 'the european economic area grows',
  target: 'la zone économique européenne grandit',
};
const short: Example = { input: 'paul does not sleep', target: 'paul ne dort pas' };
const hotel: Example = {
  input: 'an old european national hotel arrives',
  target: 'un vieil hôtel national européen arrive',
};
const bank: Example = {
  input: 'my economic bank finds my beautiful black areas',
  target: 'ma banque économique trouve mes belles zones noires',
};

/** A long sentence. */
const long: Example = {
  input: 'these small red cats sleep behind my old black house and anna waits',
  target: 'ces petits chats rouges dorment derrière ma vieille maison noire et anna attend',
};

/** Held-out sentences. */
const examples: readonly Example[] = [
  crossed,
  short,
  { input: 'these french economic trains wait', target: 'ces trains économiques français attendent' },
  hotel,
  {
    input: 'a european national area does not wait',
    target: "une zone nationale européenne n' attend pas",
  },
  bank,
];

/** Three sentences that the model without attention fails on, and two that it translates. */
const failingExamples: readonly [Example, ...Example[]] = [hotel, bank, long, crossed, short];

/** The initial text of a translator: a sentence and its whole translation. */
function textOf({ input: given, target: written }: Example): Text {
  return {
    tokens: { query: ['start', ...written.split(' ')], key: given.split(' ') },
    query: {
      input: 'target',
      words: [...frenchWords, end],
      start: 'start',
      positions: 'target/learned_positions',
    },
    key: { input: 'source', words: englishWords, positions: 'source/learned_positions' },
  };
}

async function body(
  id: TrainedModelId,
  text: Text,
  trained: Pick<Trained, 'examples' | 'watched' | 'baseline'>,
  files?: LoadFile,
): Promise<ModelBody> {
  const weights = await loadWeights(id, files);
  return {
    ...readingPreset(weights, text),
    trained: { after: 'start', end, measured: weights.measured, ...trained },
  };
}

/** A transformer trained to translate sentences of a small grammar. */
export const englishFrench = (files?: LoadFile): Promise<ModelBody> =>
  body('english-french', textOf(crossed), { examples, watched: 'decoder_0/cross' }, files);

/** A bidirectional recurrent encoder, a recurrent decoder, and attention between them (Bahdanau et al. 2015). */
export const englishFrenchRecurrent = (files?: LoadFile): Promise<ModelBody> =>
  body(
    'english-french-recurrent',
    textOf(crossed),
    { examples: [...examples, long], watched: 'decoder' },
    files,
  );

/** The same without attention: the decoder gets a single vector (Cho et al. 2014). */
export const englishFrenchWithoutAttention = (files?: LoadFile): Promise<ModelBody> =>
  body(
    'english-french-without-attention',
    textOf(failingExamples[0]),
    { examples: failingExamples, watched: 'decoder', baseline: baselineOf('english-french-recurrent') },
    files,
  );
