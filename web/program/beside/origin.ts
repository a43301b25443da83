import type { Settings } from '../../store/document/settings';

/** The settings that say what a program was made from: a lesson, or an example. */
export function originSettings({
  lesson = '',
  example = '',
}: {
  lesson?: string;
  example?: string;
}): Settings {
  return { 'program.lesson': lesson, 'program.example': example, 'program.beside': '' };
}

/** Those of a program that was made from nothing of ours. */
export const noOrigin: Settings = originSettings({});
