import type { PictureExample } from '../../lessons/lesson';
import type { Model } from '../../ui/model';
import { prompt } from './texts';

export function isShown({ picture }: PictureExample, { state }: Model): boolean {
  const now = state.document.inputs.image;
  return now !== undefined && picture.flat().every((value, at) => value === now.data[at]);
}

/** The expected output for the current input; null for input of the reader's own. */
export function expectedOutput(model: Model): readonly string[] | null {
  const { lesson, state } = model;
  const { examples = [], pictures = [] } = lesson.trained ?? {};
  const shown = pictures.find((each) => isShown(each, model));
  if (shown !== undefined) return [shown.shows];
  const { tokens } = state.document;
  const input = (tokens.key.length > 0 ? tokens.key : prompt(tokens, lesson)).join(' ');
  return examples.find((each) => each.input === input)?.target.split(' ') ?? null;
}
