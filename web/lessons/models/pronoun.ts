import type { LoadFile } from '../../training/files';
import { words } from '../../training/tasks/pronoun/grammar';
import { loadWeights } from '../../training/weights/index';
import type { ModelBody } from '../lesson';
import { readingPreset } from './preset';

const sentence = 'the animal did not cross the street because it was too tired';

/** A language model trained to find the noun that "it" stands for. */
export async function pronoun(files?: LoadFile): Promise<ModelBody> {
  const weights = await loadWeights('pronoun', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: sentence.split(' '), key: [] },
      query: { input: 'x', words, positions: 'learned_positions' },
    }),
    trained: {
      examples: [
        { input: sentence, target: 'animal' },
        { input: 'the animal did not cross the street because it was too wide', target: 'street' },
        { input: 'the street did not tempt the animal because it was too tired', target: 'animal' },
        { input: 'the trophy cannot fit into the suitcase because it is too large', target: 'trophy' },
        { input: 'the trophy cannot fit into the suitcase because it is too small', target: 'suitcase' },
      ],
      after: '',
      end: '',
      answersOnce: true,
      watched: 'layer_0/self',
      measured: weights.measured,
    },
  };
}
