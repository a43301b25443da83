import { addTexts } from '../messages';
import texts from './guide.json' with { type: 'json' };

addTexts(texts);
