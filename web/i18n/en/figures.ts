import { addTexts } from '../messages';
import texts from './figures.json' with { type: 'json' };

addTexts(texts);
