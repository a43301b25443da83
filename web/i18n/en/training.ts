import { addTexts } from '../messages';
import texts from './training.json' with { type: 'json' };

addTexts(texts);
