import { MessageError } from '../../engine/errors';
import { authoringText } from '../../i18n/en/authoring';
import { joinMessages, type Message, message } from '../../i18n/message';
import { filesAt } from '../../lessons/folder/fetch-folder';
import { lessonFolderText } from '../../lessons/folder/lesson-folder-text';
import { quoted } from '../../store/document/refusal';
import type { ValidationIssue } from '../../store/untrusted/json-parser';
import { fetchTourFolder, TourFolder } from './folder';
import { builtInFile, tours } from './index';
import { isPacked, readText, unpackTour } from './pack-tour';

export { openTour } from './open';
export { tourMode } from './tour-mode';

/** A tour as one text or as a folder, and its id if it is built in. */
export interface TourSource {
  readonly id: string;
  readonly tour: string | TourFolder;
  /** The JSON of the tour with all its texts. */
  readonly text: string;
}

/** Fetches a tour. `source` is the id of a built-in tour, JSON, packed or not, or the address of JSON or of a folder. */
export async function fetchTour(source: string): Promise<TourSource> {
  const id = tours.find((each) => each.id === source.trim())?.id ?? '';
  const tour =
    id === '' ? await tourOf(source.trim()) : await fetchTourFolder(id, (path) => builtInFile(id, path));
  return { id, tour, text: tour instanceof TourFolder ? tour.text : tour };
}

/** All issues as one message, each on its line. */
export function issuesText(issues: readonly ValidationIssue[]): Message {
  return joinMessages('common.lines', [
    message(authoringText('error.tour_cannot_followed')),
    linesText(issues),
  ]);
}

/** Issues or warnings, each on its line. */
export function linesText(issues: readonly ValidationIssue[]): Message {
  const lines = issues.map(({ file, line, message: problem }) =>
    file === undefined
      ? message(authoringText('common.line'), { line, message: problem })
      : message(lessonFolderText('lesson_folder.at_line'), { file, line: String(line), problem }),
  );
  return joinMessages('common.lines', lines);
}

async function tourOf(source: string): Promise<string | TourFolder> {
  if (isPacked(source)) return unpackTour(source);
  if (source.startsWith('{')) return source;
  if (isName(source)) throw new MessageError(noTour(source));
  const address = new URL(source, document.baseURI);
  if (address.origin !== location.origin)
    throw new MessageError(message(authoringText('error.tour_comes_host_page'), { host: address.host }));
  return address.pathname.endsWith('/')
    ? fetchTourFolder(address.href, filesAt(address.href))
    : fetchText(address);
}

/** Whether a text is a name rather than an address, which has a folder or the ending of a file. */
function isName(source: string): boolean {
  return !/[/.:?]/.test(source);
}

function noTour(name: string): Message {
  const known = tours.map(({ id }) => id).join(', ');
  return message(authoringText('error.no_tour'), { name: quoted(name), known });
}

/** Fetches a text from the host of the page; other hosts are refused, since the URL may come from an untrusted link. */
async function fetchText(address: URL): Promise<string> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok || response.body === null)
    throw new MessageError(
      message(authoringText('error.http_status'), { address: address.href, status: response.status }),
    );
  return readText(response.body);
}
