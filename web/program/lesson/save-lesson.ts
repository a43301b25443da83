// Its build for Node, which the bundle of the package would take otherwise, fails in browsers.
import { strToU8, zipSync } from 'fflate/browser';
import type { Locale } from '../../i18n/i18n';
import { isRefusal, type Refusal } from '../../store/document/refusal';
import { download } from '../../ui/dom/download';
import { type LessonFile, lessonFiles, type ProgramOnStage } from './lesson-files';

/** Saves the folder of a lesson about the program on the stage, packed. Returns the name of the file, or why it cannot be one. */
export function saveLesson(stage: ProgramOnStage, locale: Locale): string | Refusal {
  const files = lessonFiles(stage, locale);
  if (isRefusal(files)) return files;
  const folder = folderName(stage.text);
  const name = `${folder}.zip`;
  download(name, new Blob([packed(folder, files)], { type: 'application/zip' }));
  return name;
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
