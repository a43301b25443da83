import { catalogue } from '../catalogue';
import texts from './home.json' with { type: 'json' };

export const homeText = catalogue(texts);
