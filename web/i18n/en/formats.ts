import { catalogue } from '../catalogue';
import texts from './formats.json' with { type: 'json' };

export const formatsText = catalogue(texts);
