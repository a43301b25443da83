import { MessageError } from '../engine/errors';
import { type Message, message } from '../i18n/message';
import type { LoadFile } from '../training/files';
import { lessonFolderText } from './folder/lesson-folder-text';
import type { LessonContent } from './folder/read-folder';
import type { LessonBody } from './lesson';

/** Only somebody else's lesson may name a model that there is not. */
const unknownModel = (name: string): Message =>
  message(lessonFolderText('lesson_folder.at'), {
    file: 'lesson.json',
    problem: message(lessonFolderText('lesson_folder.unknown_model'), { name }),
  });

/** What a lesson shows, from its folder: with its own numbers, or those of the model that it names. Rejects if there is no such model. */
export async function bodyOf(content: LessonContent, files?: LoadFile): Promise<LessonBody> {
  const {
    mechanism,
    build,
    numbers,
    model = '',
    opening,
    steps,
    activeRows,
    stepOptions,
    figures,
    guide,
    names,
    mistakes,
  } = content;
  const load = numbers === undefined ? (await import('./models/index')).models[model] : undefined;
  const own = numbers === undefined ? await load?.(files) : { preset: numbers };
  if (own === undefined) throw new MessageError(unknownModel(model));
  return {
    ...own,
    ...(build === 'programs' && { variant: mechanism }),
    ...{ opening, steps },
    ...(activeRows && { activeRows }),
    ...(stepOptions && { stepOptions }),
    ...(figures && { figures }),
    ...(guide && { guide }),
    ...(names && { names }),
    ...(mistakes && { mistakes }),
  };
}
