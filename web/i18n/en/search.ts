import { addTexts } from '../messages';
import texts from './search.json' with { type: 'json' };

addTexts(texts);
