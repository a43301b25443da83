import { bodyOf } from '../body';
import { boundedText } from '../bounded-text';
import type { CatalogueEntry } from '../lesson';
import {
  type LessonContent,
  programFile,
  readLesson,
  readShared,
  type SharedSources,
  type SourceFile,
} from './read-folder';
import type { SharedTexts } from './steps';
import { LessonFileError, problem } from './texts';

/** Characters of one file of a lesson. The longest of our own has a quarter of it. */
const longestFile = 200_000;

const shared = import.meta.glob<SharedSources>('../../generated/lessons/shared-*.json', {
  import: 'default',
});

/** Fetches a file; undefined if there is none. */
export type FetchFile = (path: string) => Promise<string | undefined>;

/**
 * Reads a lesson from an address: a folder with `lesson.json`, its program if it is about one, and `en.md`, or the texts in another
 * of the `languages`, which are tried in order. Its id is the address. Throws a `LessonFileError` that says what is wrong, and where.
 */
export async function fetchLesson(
  address: string,
  languages: readonly string[],
  fetchFile: FetchFile = filesAt(address),
): Promise<CatalogueEntry> {
  const fetched = async (path: string): Promise<SourceFile | undefined> => {
    const text = await fetchFile(path);
    return text === undefined ? undefined : bounded(path, text);
  };
  const json = await fetched('lesson.json');
  if (json === undefined) throw new LessonFileError('lesson.json', 0, problem('no_file', { address }));
  const name = programFile(json);
  const program = name === undefined ? undefined : await fetched(name);
  for (const language of languages) {
    const texts = await fetched(`${language}.md`);
    if (texts !== undefined)
      return entryOf(address, readLesson({ json, texts, program }, await sharedTexts(language)));
  }
  const names = languages.map((language) => `${language}.md`).join(', ');
  throw new LessonFileError(names, 0, problem('no_file', { address }));
}

function entryOf(id: string, content: LessonContent): CatalogueEntry {
  const { title, summary, mechanism, build, comparedWith } = content;
  const compared = comparedWith === undefined ? {} : { comparedWith };
  return {
    id,
    title,
    summary,
    ...compared,
    variant: mechanism,
    build,
    load: (files) => bodyOf(content, files),
  };
}

function bounded(path: string, text: string): SourceFile {
  if (text.length > longestFile)
    throw new LessonFileError(path, 0, problem('too_long', { limit: longestFile }));
  return { path, text };
}

async function sharedTexts(language: string): Promise<SharedTexts> {
  const load = shared[`../../generated/lessons/shared-${language}.json`];
  return load === undefined ? { parts: new Map(), asides: new Map() } : readShared(await load(), language);
}

/**
 * Files of the host of the page; other hosts are refused, since the address may come from an untrusted link. Reading stops at the
 * limit.
 */
export function filesAt(address: string): FetchFile {
  const folder = new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI);
  if (folder.origin !== location.origin)
    throw new LessonFileError('lesson.json', 0, problem('other_host', { host: folder.host }));
  return async (path) => {
    const response = await fetch(new URL(path, folder), { credentials: 'same-origin' });
    if (!response.ok || response.body === null) return undefined;
    // Some servers answer every address with their start page.
    if (/^text\/html\b/.test(response.headers.get('content-type') ?? '')) return undefined;
    return boundedText(response.body, longestFile);
  };
}
