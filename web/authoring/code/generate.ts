import { MessageError } from '../../engine/errors';
import { loadEngine } from '../../engine/load';
import { programOf as programText } from '../../engine/programs';
import type { Trace, TraceNode } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import type { Locale } from '../../i18n/i18n';
import { titleOf } from '../../i18n/lesson-texts';
import { message } from '../../i18n/message';
import { lessonFileName } from '../../store/attributes/lesson-name';
import { requestWithActiveOptions } from '../../store/document/request';
import type { LabStore } from '../../store/store';
import { stepFor } from '../../ui/prose/markup';
import { writerOf } from './languages';
import { type CodeLanguage, codeLanguages } from './languages/language';
import { tolerancesOf } from './tolerances';
import { nodesOf, type ProgramSource, writeProgram } from './write-program';

/** What an element has computed. */
export type CodeStore = Pick<LabStore, 'state' | 'trace' | 'opened'>;

export interface CodeRequest {
  readonly language: CodeLanguage;
  /** The last node to compute; null for the whole run. */
  readonly until: string | null;
  readonly locale: Locale;
}

/** A program as a file. */
export interface CodeFile {
  readonly name: string;
  readonly text: string;
  /** How to run it on a command line. */
  readonly command: string;
  /** What must be installed. */
  readonly needs: string;
}

const tolerances = new WeakMap<Trace, readonly number[]>();

/** The tolerances of a run. Cached, since it runs several times more. */
function knownTolerances({ state, trace, opened: { engine, schema } }: CodeStore): readonly number[] {
  const known = tolerances.get(trace);
  if (known !== undefined) return known;
  const request = requestWithActiveOptions(state.document, schema);
  const found = tolerancesOf(trace, request, (each) => engine.run(each));
  tolerances.set(trace, found);
  return found;
}

/** The current run in the full build, which alone knows the attributes of ops. */
async function fullRun({ state, trace, opened: { engine, schema } }: CodeStore): Promise<Trace> {
  if (engine.isFull) return trace;
  const full = await loadEngine('full');
  return full.run(requestWithActiveOptions(state.document, schema));
}

/** The words that the rows of a matrix stand for. */
function rowNames({ state, opened: { schema } }: CodeStore, { row_dim, rows }: TraceNode): readonly string[] {
  const list = schema.dimensions.find(({ name }) => name === row_dim)?.tokens || null;
  const names = list === null ? [] : state.document.tokens[list];
  return names.length === rows ? names : [];
}

/** What a reader's own program says of its steps, and its options: the text that is written from the run would lose them. */
function saidByReader({
  state,
  opened: { lesson, schema },
}: CodeStore): Pick<ProgramSource, 'commentOf' | 'options'> {
  return {
    commentOf: ({ id }) => stepFor(lesson, id)?.prose ?? '',
    options: Object.entries(requestWithActiveOptions(state.document, schema).options),
  };
}

/** Programs with more are not written: trained models have up to 110,000. */
const maxNumbers = 500_000;

/** Throws a `MessageError` if a program would have too many numbers. */
function checkSize(trace: Trace, until: string | null): void {
  const count = nodesOf(trace, until).reduce((sum, { data }) => sum + data.length, 0);
  if (count > maxNumbers)
    throw new MessageError(message(authoringText('code.too_large'), { numbers: count, limit: maxNumbers }));
}

/** Writes the program for the current run. Rejects with a `MessageError` if it is too large. */
export async function programOf(
  store: CodeStore,
  { language, until, locale }: CodeRequest,
): Promise<CodeFile> {
  checkSize(store.trace, until);
  const [writer, trace] = await Promise.all([writerOf(language), fullRun(store)]);
  const { lesson } = store.opened;
  const name = `${lessonFileName(lesson).replaceAll('-', '_')}${writer.ending}`;
  const text = writeProgram(writer, {
    ...{ locale, until, trace, tolerances: knownTolerances(store) },
    title: titleOf(locale, lesson),
    command: writer.command(name),
    rowNames: (node) => rowNames(store, node),
    ...(textOf(store) === null ? {} : saidByReader(store)),
  });
  return { name, text, command: writer.command(name), needs: writer.needs };
}

/** The text of a lesson about a program; null for other lessons. */
export const textOf = ({ opened }: CodeStore): string | null => programText(opened.lesson.variant);

/** Writes the program of a lesson as a file that runs as it stands. Rejects with a `MessageError` if it is too large. */
export async function itselfOf(store: CodeStore, locale: Locale): Promise<CodeFile> {
  checkSize(store.trace, null);
  const { writeItself } = await import('./program-itself/write-itself');
  const { state, trace, opened } = store;
  const name = `${lessonFileName(opened.lesson).replaceAll('-', '_')}.py`;
  const command = `python3 ${name}`;
  const text = writeItself({
    ...{ text: textOf(store) ?? '', trace, tolerances: knownTolerances(store), command, locale },
    request: requestWithActiveOptions(state.document, opened.schema),
    title: titleOf(locale, opened.lesson),
  });
  return { name, text, command, needs: 'NumPy 1.20' };
}

/** The text of the program for the whole run; '' without a store. Throws a `RangeError` for unknown languages. */
export async function exportCode(
  store: CodeStore | undefined,
  language: CodeLanguage,
  locale: Locale,
): Promise<string> {
  if (!codeLanguages.includes(language))
    throw new RangeError(`exportCode: ${language} is none of ${codeLanguages.join(', ')}`);
  return store === undefined ? '' : (await programOf(store, { language, until: null, locale })).text;
}
