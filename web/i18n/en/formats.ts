import { addTexts } from '../messages';
import texts from './formats.json' with { type: 'json' };

addTexts(texts);
