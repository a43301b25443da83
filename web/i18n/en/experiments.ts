import { addTexts } from '../messages';
import texts from './experiments.json' with { type: 'json' };

addTexts(texts);
