import { addTexts } from '../messages';
import texts from './changes.json' with { type: 'json' };

addTexts(texts);
