import type { LoadFile } from '../training/files';
import type { CatalogueEntry, Lesson } from './lesson';

/** Loads the lesson of an entry. */
export async function loadLesson({ load, ...entry }: CatalogueEntry, files?: LoadFile): Promise<Lesson> {
  return { ...entry, ...(await load(files)) };
}
