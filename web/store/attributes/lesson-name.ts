import { isProgramId } from '../../lessons/address';
import type { LessonEntry } from '../../lessons/lesson';

/** Letters of a name made of a title. */
const longest = 40;

/** A short name of a lesson for files, in small letters with hyphens: its id, or what its title says if that is a whole program. */
export function lessonFileName({ id, title }: Pick<LessonEntry, 'id' | 'title'>): string {
  if (!isProgramId(id)) return id;
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, longest).replace(/-$/, '') || 'program';
}
