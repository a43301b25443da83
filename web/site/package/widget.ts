import { AttentionLab } from '../../element/attention-lab';
import '../../element/define';
import type { SavedState } from '../../store/links/saved';
import { allowForms } from '../../ui/dom/sandboxed-forms';

/** The methods of an anywidget model that are used here. */
export interface WidgetModel {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
}

/** Traits have the names of attributes. Values other than text are set as JSON; a state object is assigned as it is. */
function setTrait(lab: AttentionLab, name: string, value: unknown): void {
  if (name === 'state' && isRecord(value)) lab.state = value as SavedState;
  else if (value === undefined || value === null || value === '') lab.removeAttribute(name);
  else lab.setAttribute(name, typeof value === 'string' ? value : JSON.stringify(value));
}

/** Writes the current state to the trait `state`. */
function saveState(lab: AttentionLab, model: WidgetModel): void {
  model.set('state', lab.state);
  model.save_changes();
}

/** Renders an anywidget for Jupyter, marimo and MyST, with the attributes as traits. Returns a cleanup function. */
function render({ model, el }: { readonly model: WidgetModel; readonly el: HTMLElement }): () => void {
  const lab = document.createElement('attention-lab');
  allowForms(lab);
  const traits = AttentionLab.observedAttributes.filter((name) => name !== 'sync');
  const listeners = traits.map((name) => [`change:${name}`, () => updateTrait(name)] as const);
  const updateTrait = (name: string): void => {
    if (name !== 'state' || !sameJson(model.get(name), lab.state)) setTrait(lab, name, model.get(name));
  };
  for (const name of traits) setTrait(lab, name, model.get(name));
  for (const [event, listener] of listeners) model.on(event, listener);
  for (const event of ['ready', 'step-change', 'value-change'])
    lab.addEventListener(event, () => saveState(lab, model));
  el.append(lab);
  return () => {
    for (const [event, listener] of listeners) model.off(event, listener);
    lab.remove();
  };
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const widget = { render };
