import '../../i18n/en/authoring';
import { MessageError } from '../../engine/errors';
import { joinMessages, type Message, message } from '../../i18n/message';
import { quoted } from '../../store/document/refusal';
import type { ValidationIssue } from '../../store/untrusted/json-parser';
import { tours } from './index';
import { isPacked, readText, unpackTour } from './pack-tour';

export { openTour } from './open';
export { tourMode } from './tour-mode';

/** The JSON of a tour, and its id if it is built in. */
export interface TourText {
  readonly id: string;
  readonly text: string;
}

/** Fetches a tour. `source` is the id of a built-in tour, JSON, packed or not, or a URL. */
export async function fetchTour(source: string): Promise<TourText> {
  const builtIn = tours.find(({ id }) => id === source.trim());
  return {
    id: builtIn?.id ?? '',
    text: builtIn === undefined ? await textOf(source.trim()) : await builtIn.load(),
  };
}

/** All issues as one message, each on its line. */
export function issuesText(issues: readonly ValidationIssue[]): Message {
  return joinMessages('common.lines', [message('error.tour_cannot_followed'), linesText(issues)]);
}

/** Issues or warnings, each on its line. */
export function linesText(issues: readonly ValidationIssue[]): Message {
  const lines = issues.map((issue) => message('common.line', { line: issue.line, message: issue.message }));
  return joinMessages('common.lines', lines);
}

async function textOf(source: string): Promise<string> {
  if (isPacked(source)) return unpackTour(source);
  if (source.startsWith('{')) return source;
  if (isName(source)) throw new MessageError(noTour(source));
  return fetchText(new URL(source, document.baseURI));
}

/** Whether a text is a name rather than an address, which has a folder or the ending of a file. */
function isName(source: string): boolean {
  return !/[/.:?]/.test(source);
}

function noTour(name: string): Message {
  const known = tours.map(({ id }) => id).join(', ');
  return message('error.no_tour', { name: quoted(name), known });
}

/**
 * Fetches a text from the host of the page; other hosts are refused, since the URL may come from an untrusted link.
 */
async function fetchText(address: URL): Promise<string> {
  if (address.origin !== location.origin)
    throw new MessageError(message('error.tour_comes_host_page', { host: address.host }));
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok || response.body === null)
    throw new MessageError(message('error.http_status', { address: address.href, status: response.status }));
  return readText(response.body);
}
