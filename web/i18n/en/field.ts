import { catalogue } from '../catalogue';
import texts from './field.json' with { type: 'json' };

export const fieldText = catalogue(texts);
