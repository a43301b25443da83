import { library } from '../../figures/library';
import { programText } from '../../i18n/en/program';
import { message } from '../../i18n/message';
import { originSettings } from '../../program/beside/origin';
import { takeOver } from '../../program/beside/take-over';
import { mechanismText } from '../../program/sources';
import { initialState } from '../../store/document/preset';
import type { State } from '../../store/document/state';
import type { OpenerContext } from './opener-context';

/** See `LabIntent.editMechanism`. The numbers, and the step, are those of the lesson; undo and Back go to it again. */
export async function editMechanism(context: OpenerContext): Promise<void> {
  const { store, host } = context;
  const isCurrent = context.interrupt();
  const text = mechanismText(store.schema.id);
  if (text === null)
    return context.refuse('lesson', message(programText('editor.no_mechanism'), { id: store.schema.id }));
  const [opened] = await Promise.all([library.open(text), host.loadTexts(text)]);
  if (!isCurrent()) return;
  const { document, position } = store.state;
  const start = initialState(opened.lesson, opened.schema);
  const found = takeOver(document, opened);
  const [refusal] = found.messages;
  if (refusal !== undefined) return context.refuse('lesson', refusal);
  const state: State = {
    ...start,
    document: found.document,
    position: { ...start.position, node: position.node },
    settings: originSettings({ lesson: document.lesson }),
  };
  context.dispatch({ type: 'restore', state });
  // The button is gone with its menu, and a keyboard would have to begin at the top of the page.
  if (globalThis.document.activeElement === globalThis.document.body) host.focusCell(null);
}
