import { addTexts } from '../messages';
import texts from './learn.json' with { type: 'json' };

addTexts(texts);
