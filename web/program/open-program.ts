import type { Engine } from '../engine/engine';
import { MessageError } from '../engine/errors';
import { programText } from '../i18n/en/program';
import { message } from '../i18n/message';
import { isProgramId, isProgramText, packedText, programId } from '../lessons/address';
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
  if (isProgramId(source)) return (await exampleOf(source)) ?? unpackProgram(source);
  return isProgramText(source) ? source : fetched(source);
}

/** The text of an example that an id names: `program:rope`, or `program:` for the one to start from. Packed texts begin otherwise. */
async function exampleOf(id: string): Promise<string | undefined> {
  const name = id === startId ? first : packedText(id);
  if (!/^[a-z_\d]{1,40}$/.test(name)) return undefined;
  const { exampleText, hasExample } = await import('./sources');
  return hasExample(name) ? exampleText(name) : undefined;
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
