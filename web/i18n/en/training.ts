import { catalogue } from '../catalogue';
import texts from './training.json' with { type: 'json' };

export const trainingText = catalogue(texts);
