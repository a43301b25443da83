import { type AssembledDocument, assemble } from '../../store/document/assemble';
import { presetDocument } from '../../store/document/preset';
import type { Document } from '../../store/document/state';
import { inputNamed, tokenDimension } from '../../store/sizes/shapes';
import type { RunnableLesson } from '../../store/store';

/** The document of a program with the words, options and numbers of another document, as far as it has them. */
export function takeOver(
  { options, tokens, inputs }: Document,
  { lesson, schema }: Pick<RunnableLesson, 'lesson' | 'schema'>,
): AssembledDocument {
  const lists = (['query', 'key'] as const).filter((list) => tokenDimension(schema, list) !== undefined);
  const ownOptions = Object.entries(options).filter(([name]) =>
    schema.options.some((option) => option.name === name),
  );
  const ownInputs = Object.entries(inputs).filter(([name]) => inputNamed(schema, name) !== undefined);
  const parts = {
    options: new Map(ownOptions),
    tokens: new Map(lists.map((list) => [list, tokens[list]] as const)),
    inputs: new Map(ownInputs),
  };
  return assemble(presetDocument(lesson, schema), parts, schema);
}
