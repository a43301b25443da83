import { catalogue } from '../catalogue';
import texts from './learn.json' with { type: 'json' };

export const learnText = catalogue(texts);
