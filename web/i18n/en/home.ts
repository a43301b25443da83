import { addTexts } from '../messages';
import texts from './home.json' with { type: 'json' };

addTexts(texts);
