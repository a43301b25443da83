import { catalogue } from '../catalogue';
import texts from './changes.json' with { type: 'json' };

export const changesText = catalogue(texts);
