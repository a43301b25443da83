import { addTexts } from '../messages';
import texts from './implementation.json' with { type: 'json' };

addTexts(texts);
