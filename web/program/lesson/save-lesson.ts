// Its build for Node, which the bundle of the package would take otherwise, fails in browsers.
import { strToU8, zipSync } from 'fflate/browser';
import type { Locale } from '../../i18n/i18n';
import { isRefusal, type Refusal } from '../../store/document/refusal';
import { download } from '../../ui/dom/download';
import { type LessonFile, lessonFiles, type ProgramOnStage } from './lesson-files';

/** Saves the folder of a lesson about the program on the stage, packed. Returns why it cannot be one, or null. */
export function saveLesson(stage: ProgramOnStage, locale: Locale): Refusal | null {
  const files = lessonFiles(stage, locale);
  if (isRefusal(files)) return files;
  const name = folderName(stage.text);
  download(`${name}.zip`, new Blob([packed(name, files)], { type: 'application/zip' }));
  return null;
}

/** The files in a folder, as a zip. */
export function packed(folder: string, files: readonly LessonFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ name, text }) => [`${folder}/${name}`, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}

/** The name of the mechanism, which is the last function. */
export function folderName(text: string): string {
  const names = [...text.matchAll(/^def\s+(\w+)/gm)].map(([, name = '']) => name);
  return (names.at(-1) ?? 'mechanism').replaceAll('_', '-').toLowerCase();
}
