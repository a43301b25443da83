import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { TraceNode } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import { motionText } from '../../i18n/en/motion';
import type { Locale } from '../../i18n/i18n';
import { message } from '../../i18n/message';
import { lockReason } from '../../store/document/locks';
import { type TextFormat, toText } from '../../store/paste/to-text';
import { activeInputs } from '../../store/sizes/shapes';
import type { UiState } from '../../store/ui/ui-state';
import { matrixLabel } from '../format/matrix-label';
import type { Model } from '../model';
import { isConcealed } from '../stage/concealed';
import { isUnread } from '../stage/given';
import type { UiIntent } from '../ui-intent';

/** The formats in which a matrix can be copied. */
const copyFormats = [
  ['numpy', 'NumPy'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['latex', 'LaTeX'],
] as const;

/** The matrix that the buttons act on: the chosen one, else the current one. */
function chosenNode(model: Model, uiState: UiState): TraceNode | undefined {
  return model.trace.node(uiState.chosen) ?? model.trace.node(model.state.position.node);
}

/** Whether readers can change the numbers of a node. */
function isFree(node: TraceNode, model: Model): boolean {
  return !model.locks.has('inputs') && isOwned(node, model);
}

function isOwned(node: TraceNode, model: Model): boolean {
  return activeInputs(model.schema, model.state.document.options).some(({ name }) => name === node.id);
}

function picker(node: TraceNode, model: Model, intent: UiIntent): TemplateResult {
  const options = (): readonly TemplateResult[] =>
    model.trace.nodes
      .filter((each) => each === node || !isUnread(each, model.trace))
      .map(
        (each) =>
          html`<option value=${each.id} .selected=${each.id === node.id}>${matrixLabel(each, model)}</option>`,
      );
  // Runs that differ only in numbers share the sections object.
  return html`<label class="control">
    <span class="label">${model.locale.t(authoringText('controls.matrix'))}</span>
    <select @change=${(event: Event) => intent.chooseMatrix((event.currentTarget as HTMLSelectElement).value)}>
      ${guard([model.trace.sections, node.id], options)}
    </select>
  </label>`;
}

/** The buttons are not rendered again when numbers change, so they read the matrix when clicked. */
function copyButtons(locale: Locale, { id }: TraceNode, intent: UiIntent): TemplateResult {
  const copy = (form: TextFormat, name: string): void => {
    const model = intent.current();
    const node = model.trace.node(id);
    if (isConcealed(id, model)) intent.showMessage(message(motionText('common.answer_first')));
    else if (node !== undefined) intent.copyAs(toText(node, form), name);
  };
  return html`<div class="row">
    <span class="help" id="copy-as">${locale.t(authoringText('controls.copy'))}</span>
    ${copyFormats.map(
      ([form, name]) => html`<button
        type="button"
        aria-label=${locale.t(motionText('matrix_copy.copy_as'), { name })}
        @click=${() => copy(form, name)}
      >${name}</button>`,
    )}
  </div>`;
}

/** Buttons that fill matrices with random numbers, reproducible by the seed. */
function refill(node: TraceNode, model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const owned = isFree(node, model);
  const hasParameters =
    !model.locks.has('inputs') && model.schema.inputs.some(({ kind }) => kind === 'parameter');
  const seed = (event: Event): void =>
    intent.setSeed((event.currentTarget as HTMLInputElement).valueAsNumber);
  const fill = (input: string | undefined): void => {
    intent.dispatch({ type: 'refill', input, seed: uiState.seed });
    intent.setSeed(uiState.seed + 1);
  };
  return html`<div class="row">
    <label class="seed"><span class="help">${model.locale.t(authoringText('controls.random_seed'))}</span>
      <input type="number" inputmode="numeric" min="0" max="999999" step="1" .value=${String(uiState.seed)} @change=${seed} /></label>
    <button type="button" aria-disabled=${!owned} @click=${() => owned && fill(node.id)}>${model.locale.t(authoringText('controls.fill_one'))}</button>
    ${hasParameters ? html`<button type="button" @click=${() => fill(undefined)}>${model.locale.t(authoringText('controls.fill_all_parameters'))}</button>` : nothing}
  </div>`;
}

/** Paste, random fill and copy. */
export function numbers(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const node = chosenNode(model, uiState);
  if (node === undefined) return html``;
  const owned = isFree(node, model);
  const reason = isOwned(node, model)
    ? model.locale.format(lockReason('inputs'))
    : model.locale.t(authoringText('controls.computed_matrix'));
  return html`${picker(node, model, intent)}
    <div class="row">
      <button type="button" aria-disabled=${!owned} @click=${() => owned && intent.startPaste(node.id)}>${model.locale.t(authoringText('controls.paste_numbers'))}</button>
      <span class="help">${owned ? '' : reason}</span>
    </div>
    ${refill(node, model, uiState, intent)} ${copyButtons(model.locale, node, intent)}`;
}
