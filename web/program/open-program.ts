import type { Engine } from '../engine/engine';
import { MessageError } from '../engine/errors';
import { programText } from '../i18n/en/program';
import { message } from '../i18n/message';
import { isProgramId, isProgramText, programId } from '../lessons/address';
import { boundedText } from '../lessons/bounded-text';
import { convertWith } from '../ui/equation/equation';
import type { ProgramLesson } from '../ui/mode';
import { toTree } from './latex';
import { maxCharacters, unpackProgram } from './pack';
import { problemMessage } from './problem-message';
import { programLesson } from './program-lesson';

convertWith(toTree);

/** The id that names no program: it opens one to start from. */
const startId = programId('');
const first = 'scaled_dot_product';

/**
 * Opens a program: its text, packed or not, or the address of its file on the host of the page. Throws a `MessageError` that says what
 * is wrong, and where.
 */
export async function openProgram(source: string, engine: Engine): Promise<ProgramLesson> {
  return lessonOf(await textOf(source), engine);
}

/** Reads a program by its id again. */
export function readProgram(id: string, engine: Engine): ProgramLesson {
  return lessonOf(unpackProgram(id), engine);
}

function lessonOf(text: string, engine: Engine): ProgramLesson {
  const opened = programLesson(text, engine);
  if ('span' in opened) throw new MessageError(problemMessage(opened));
  return opened;
}

async function textOf(source: string): Promise<string> {
  if (source === startId) return (await import('./sources')).exampleText(first);
  if (isProgramId(source)) return unpackProgram(source);
  return isProgramText(source) ? source : fetched(source);
}

/** Other hosts are refused, since the address may come from an untrusted link. */
async function fetched(address: string): Promise<string> {
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin)
    throw new MessageError(message(programText('editor.other_host'), { host: url.host }));
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok || response.body === null)
    throw new MessageError(message(programText('editor.no_file'), { address }));
  return boundedText(response.body, maxCharacters);
}
