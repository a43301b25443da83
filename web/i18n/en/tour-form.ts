import { catalogue } from '../catalogue';
import texts from './tour-form.json' with { type: 'json' };

export const tourFormText = catalogue(texts);
