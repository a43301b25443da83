import { addTexts } from '../messages';
import texts from './exercises.json' with { type: 'json' };

addTexts(texts);
