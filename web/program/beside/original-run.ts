import type { Engine } from '../../engine/engine';
import type { Trace } from '../../engine/types';
import { requestWithActiveOptions } from '../../store/document/request';
import type { Settings } from '../../store/document/settings';
import type { Document } from '../../store/document/state';
import type { ProgramLesson } from '../../ui/mode';
import type { Model } from '../../ui/model';
import { programLesson } from '../program-lesson';
import { takeOver } from './take-over';
import type { TextChange } from './text-change';

type Originals = typeof import('./originals');

/** The texts that programs are made from, and how texts are compared; null until they are loaded. */
let originals: Originals | null = null;

/** Loads the texts. Without them there is nothing to compare with: a file that cannot be loaded is no error. */
export async function loadOriginals(): Promise<void> {
  try {
    originals ??= await import('./originals');
  } catch {}
}

/** The text that the program of a state was made from; null if it is not known, or not loaded yet. */
export const originalOf = (settings: Settings): string | null => originals?.originalText(settings) ?? null;

/** What changed in the text of an original; null if nothing did. The original must be loaded. */
export const changeFrom = (original: string, text: string): TextChange | null =>
  originals?.textChange(original, text) ?? null;

/** Whether the original is to be shown beside the program. */
export const isBeside = (settings: Settings): boolean => settings['program.beside'] === 'on';

const lessons = new Map<string, ProgramLesson | null>();

function lessonOf(text: string, engine: Engine): ProgramLesson | null {
  const known = lessons.get(text);
  if (known !== undefined) return known;
  const made = programLesson(text, engine);
  const lesson = 'span' in made ? null : made;
  lessons.set(text, lesson);
  return lesson;
}

const runs = new WeakMap<Document, { readonly text: string; readonly trace: Trace | null }>();

/** The run of the original that was computed last for this document; null if there is none. */
export const originalRun = ({ state }: Model): Trace | null => runs.get(state.document)?.trace ?? null;

/** Runs the original with the numbers of the program; null if there is none. Cached by document. */
export function runOriginal({ state }: Model, engine: Engine): Trace | null {
  const text = originalOf(state.settings);
  if (text === null) return null;
  const known = runs.get(state.document);
  if (known?.text === text) return known.trace;
  const trace = run(text, state.document, engine);
  runs.set(state.document, { text, trace });
  return trace;
}

function run(text: string, document: Document, engine: Engine): Trace | null {
  const original = lessonOf(text, engine);
  if (original === null) return null;
  try {
    return engine.run(requestWithActiveOptions(takeOver(document, original).document, original.schema));
  } catch {
    return null;
  }
}
