import type { OptionValue } from '../../engine/types';
import { library } from '../../figures/library';
import { message } from '../../i18n/message';
import { mechanismText, originSettings } from '../../program/originals';
import { assemble } from '../../store/document/assemble';
import { initialState } from '../../store/document/preset';
import type { Document, InputMatrix, State, TokenList } from '../../store/document/state';
import { inputNamed, tokenDimension } from '../../store/sizes/shapes';
import type { RunnableLesson } from '../../store/store';
import type { OpenerContext } from './opener-context';

/** The words, options and numbers of a document that a program with the same inputs takes over. */
function partsFor({ options, tokens, inputs }: Document, { schema }: RunnableLesson) {
  const lists = (['query', 'key'] as const).filter((list) => tokenDimension(schema, list) !== undefined);
  return {
    options: new Map<string, OptionValue>(
      Object.entries(options).filter(([name]) => schema.options.some((option) => option.name === name)),
    ),
    tokens: new Map<TokenList, readonly string[]>(lists.map((list) => [list, tokens[list]])),
    inputs: new Map<string, InputMatrix>(
      Object.entries(inputs).filter(([name]) => inputNamed(schema, name) !== undefined),
    ),
  };
}

/** See `LabIntent.editMechanism`. The numbers, and the step, are those of the lesson; undo and Back go to it again. */
export async function editMechanism(context: OpenerContext): Promise<void> {
  const { store, host } = context;
  const isCurrent = context.interrupt();
  const text = mechanismText(store.schema.id);
  if (text === null) return context.refuse('lesson', message('editor.no_mechanism', { id: store.schema.id }));
  const [opened] = await Promise.all([library.open(text), host.loadTexts(text)]);
  if (!isCurrent()) return;
  const { document, position } = store.state;
  const start = initialState(opened.lesson, opened.schema);
  const found = assemble(start.document, partsFor(document, opened), opened.schema);
  const [refusal] = found.messages;
  if (refusal !== undefined) return context.refuse('lesson', refusal);
  const state: State = {
    ...start,
    document: found.document,
    position: { ...start.position, node: position.node },
    settings: originSettings({ lesson: document.lesson }),
  };
  context.dispatch({ type: 'restore', state });
}
