import { catalogue } from '../catalogue';
import texts from './experiments.json' with { type: 'json' };

export const experimentsText = catalogue(texts);
