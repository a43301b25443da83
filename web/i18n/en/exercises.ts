import { catalogue } from '../catalogue';
import texts from './exercises.json' with { type: 'json' };

export const exercisesText = catalogue(texts);
