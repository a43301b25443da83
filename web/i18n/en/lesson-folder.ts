import { addTexts } from '../messages';
import texts from './lesson-folder.json' with { type: 'json' };

addTexts(texts);
