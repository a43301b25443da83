import { catalogue } from '../catalogue';
import texts from './search.json' with { type: 'json' };

export const searchText = catalogue(texts);
