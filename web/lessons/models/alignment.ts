import type { ModelBody } from '../lesson';
import { sentences, trained } from './trained-alignment';

/** The states and the score network of a trained recurrent translator (Bahdanau et al. 2015), for one pair of sentences. */
export const alignment: ModelBody = {
  preset: {
    tokens: sentences,
    options: { form: 'both', softmax_over: 'source', bias: false },
    inputs: trained,
  },
};
