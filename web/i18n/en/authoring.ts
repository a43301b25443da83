import { addTexts } from '../messages';
import texts from './authoring.json' with { type: 'json' };

addTexts(texts);
