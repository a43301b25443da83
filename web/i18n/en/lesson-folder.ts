import { catalogue } from '../catalogue';
import texts from './lesson-folder.json' with { type: 'json' };

export const lessonFolderText = catalogue(texts);
