import { addTexts } from '../messages';
import texts from './tour-form.json' with { type: 'json' };

addTexts(texts);
