import { catalogue } from '../catalogue';
import texts from './authoring.json' with { type: 'json' };

export const authoringText = catalogue(texts);
