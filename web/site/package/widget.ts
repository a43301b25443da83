import { AttentionLab } from '../../element/attention-lab';
import '../../element/define';
import type { SavedState } from '../../store/links/saved';

/** As much of an anywidget model as is used here. */
export interface WidgetModel {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, heard: () => void): void;
  off(event: string, heard: () => void): void;
}

/** A trait is named like an attribute; what is no text is written as JSON, but a whole state is taken as it is. */
function setTrait(lab: AttentionLab, name: string, value: unknown): void {
  if (name === 'state' && isRecord(value)) lab.state = value as SavedState;
  else if (value === undefined || value === null || value === '') lab.removeAttribute(name);
  else lab.setAttribute(name, typeof value === 'string' ? value : JSON.stringify(value));
}

/** What the reader does comes back as the trait `state`. */
function giveBack(lab: AttentionLab, model: WidgetModel): void {
  model.set('state', lab.state);
  model.save_changes();
}

/** The element as a widget of Jupyter, marimo and MyST (anywidget): its attributes are traits. Returns what ends it. */
function render({ model, el }: { readonly model: WidgetModel; readonly el: HTMLElement }): () => void {
  const lab = document.createElement('attention-lab');
  const traits = AttentionLab.observedAttributes.filter((name) => name !== 'sync');
  const hear = traits.map((name) => [`change:${name}`, () => follow(name)] as const);
  const follow = (name: string): void => {
    if (name !== 'state' || !sameJson(model.get(name), lab.state)) setTrait(lab, name, model.get(name));
  };
  for (const name of traits) setTrait(lab, name, model.get(name));
  for (const [event, heard] of hear) model.on(event, heard);
  for (const event of ['ready', 'step-change', 'value-change'])
    lab.addEventListener(event, () => giveBack(lab, model));
  el.append(lab);
  return () => {
    for (const [event, heard] of hear) model.off(event, heard);
    lab.remove();
  };
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const widget = { render };
