import { addTexts } from '../messages';
import texts from './motion.json' with { type: 'json' };

addTexts(texts);
