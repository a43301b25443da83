import type { LoadFile } from '../training/files';
import type { CatalogueEntry, Lesson } from './lesson';

/** Loads the lesson of an entry. */
export async function loadLesson({ load, ...entry }: CatalogueEntry, files?: LoadFile): Promise<Lesson> {
  const [body, summary] = await Promise.all([load(files), entry.summary ?? loadSummary(entry.id)]);
  return { ...entry, summary, ...body };
}

const loadSummary = async (id: string): Promise<string> => (await import('./summaries')).summaries[id] ?? '';
