import { catalogue } from '../catalogue';
import texts from './implementation.json' with { type: 'json' };

export const implementationText = catalogue(texts);
