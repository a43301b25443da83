import { addTexts } from '../messages';
import texts from './code.json' with { type: 'json' };

addTexts(texts);
