import { languages, supportedCode } from '../../../i18n/choose';
import { UsageError } from './command';

/** The value of `--lang`, empty or a language that there is. Throws a `UsageError` for another one. */
export function languageOf(command: string, text: string): string {
  if (text === '' || supportedCode(text) !== undefined) return text;
  throw new UsageError(
    `${command}: --lang is "${text}", but must be ${Object.keys(languages).join(' or ')}.`,
  );
}
