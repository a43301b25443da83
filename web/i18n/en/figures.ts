import { catalogue } from '../catalogue';
import texts from './figures.json' with { type: 'json' };

export const figuresText = catalogue(texts);
