import { programText } from '../i18n/en/program';
import { formulaWords } from '../ui/equation/equation';
import { nodeLabel } from '../ui/format/names';
import type { Model } from '../ui/model';
import { currentNumbers } from '../ui/stage/announcements';
import { progress } from '../ui/stage/stepper';

/** What screen readers announce at a step of a program: its name, its shape, and what it is computed as. A comment may say nothing of these. */
export function announcement(model: Model): string | null {
  const { locale, state, trace } = model;
  const node = trace.node(state.position.node);
  if (node === undefined) return null;
  const { rows, cols } = node;
  const formula = formulaWords(locale, node, trace) ?? locale.t(programText('editor.announced_given'));
  const said = { ...progress(model), name: nodeLabel(locale, node), rows, cols, formula };
  return locale.t(programText('editor.announced'), said) + currentNumbers(model);
}
