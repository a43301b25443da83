import type { Settings } from '../../store/document/settings';

/** What a program was made from. */
interface Origin {
  readonly lesson?: string;
  readonly example?: string;
  /** The id of another program, whose text is kept to compare with. */
  readonly text?: string;
}

/** The settings that say what a program was made from: a lesson, an example, or a text that the reader keeps. */
export function originSettings({ lesson = '', example = '', text = '' }: Origin): Settings {
  return { 'program.lesson': lesson, 'program.example': example, 'program.text': text, 'program.beside': '' };
}

/** The settings that keep a text to compare with, and show it. */
export const keptOrigin = (text: string): Settings => ({
  ...originSettings({ text }),
  'program.beside': 'on',
});

/** Those of a program that was made from nothing of ours. */
export const noOrigin: Settings = originSettings({});
