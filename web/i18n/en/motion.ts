import { catalogue } from '../catalogue';
import texts from './motion.json' with { type: 'json' };

export const motionText = catalogue(texts);
