import { catalogue } from '../catalogue';
import texts from './program.json' with { type: 'json' };

export const programText = catalogue(texts);
