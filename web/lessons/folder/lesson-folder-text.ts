import { catalogue } from '../../i18n/catalogue';
import texts from '../../i18n/en/lesson-folder.json' with { type: 'json' };

export const lessonFolderText = catalogue(texts);
