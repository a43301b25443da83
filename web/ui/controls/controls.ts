import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { DimensionSchema, OptionSchema } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import type { Lock } from '../../store/document/locks';
import { lossNodes } from '../../store/document/loss';
import { followingWidths } from '../../store/sizes/head-widths';
import { activeOptions } from '../../store/sizes/shapes';
import type { UiState } from '../../store/ui/ui-state';
import { withSubscripts } from '../format/subscripts';
import { totalsOf, totalsText } from '../format/totals';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';
import { unlessLocked } from './locked';
import { numbers } from './numbers';
import { isFree, optionControl, sizeControl } from './option-control';
import { words } from './words';

/** Says which widths follow the number of heads, while they do. */
function headWidthNote({ schema, trace, locale }: Model): TemplateResult | typeof nothing {
  if (!schema.options.some(({ name }) => name === 'n_heads')) return nothing;
  const widths = followingWidths(schema, trace.dimensions);
  if (widths.length === 0) return nothing;
  return html`<p class="help">${withSubscripts(locale.t(authoringText('controls.follows_heads'), { names: widths.join(', ') }))}</p>`;
}

/** The options that have an effect now, without those that are dimensions as well. */
function visibleOptions({ schema, state }: Model): readonly OptionSchema[] {
  const sizes = new Set(schema.dimensions.map(({ name }) => name));
  const active = activeOptions(schema, state.document.options);
  return schema.options.filter(({ name }) => !sizes.has(name) && active.has(name));
}

/** The dimensions that the run has and that can be chosen. */
function visibleDimensions({ schema, trace }: Model): readonly DimensionSchema[] {
  return schema.dimensions.filter((each) => trace.dimensions[each.name] !== undefined && isFree(each));
}

/** A titled group of controls, disabled if it is locked. */
function controlGroup(title: string, content: unknown, lock: Lock, model: Model): TemplateResult {
  return html`<section class="group" aria-label=${title}><h4>${title}</h4>${unlessLocked(content, model, lock)}</section>`;
}

/** The checkbox for the backward pass. It starts at the selected number, else at the first one of the output. */
function backwardPassSwitch(model: Model, intent: UiIntent): TemplateResult {
  const { loss } = model.state.document;
  const toggle = (event: Event): void => {
    const { trace, state } = intent.current();
    const nodes = lossNodes(trace);
    const chosen = state.trail.at(-1);
    const cell = nodes.some(({ id }) => id === chosen?.node)
      ? chosen
      : { node: trace.outputs.at(-1) ?? '', row: 0, col: 0 };
    const on = (event.currentTarget as HTMLInputElement).checked;
    intent.setLoss(on && cell ? { kind: 'cell', ...cell, targets: null } : null);
  };
  return html`<label class="control">
    <span class="label">${model.locale.t(authoringText('controls.go_backwards'))}</span>
    <input type="checkbox" .checked=${loss !== undefined} @change=${toggle} />
    <span class="help">${model.locale.t(authoringText('controls.after_last_step'))}</span>
  </label>`;
}

/** All controls, generated from the schema of the variant. They do not depend on the numbers of the run. */
export function controls(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const { schema, trace, state } = model;
  const { options, tokens } = state.document;
  const changes = [
    schema,
    options,
    tokens,
    state.document.loss,
    trace.sections,
    state.position.node,
    model.locks,
    uiState.chosen,
    uiState.seed,
    intent,
  ];
  return html`${guard(changes, () => groups(model, uiState, intent))}`;
}

function groups(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const options = visibleOptions(model);
  return html`<div class="groups">
      ${model.schema.dimensions.some(({ tokens }) => tokens !== '') ? controlGroup(model.locale.t(authoringText('controls.words')), words(model, intent), 'tokens', model) : nothing}
      ${controlGroup(
        model.locale.t(authoringText('controls.sizes')),
        html`${visibleDimensions(model).map((each) => sizeControl(each, model, intent))} ${headWidthNote(model)}
          <p class="help">${totalsText(model.locale, totalsOf(model.trace.nodes, model.trace))}</p>`,
        'tokens',
        model,
      )}
      ${
        options.length === 0
          ? nothing
          : controlGroup(
              model.locale.t(authoringText('controls.options')),
              options.map((each) => optionControl(each, model, intent)),
              'options',
              model,
            )
      }
      ${controlGroup(model.locale.t(authoringText('controls.backwards')), backwardPassSwitch(model, intent), 'options', model)}
      <section class="group" aria-label=${model.locale.t('common.numbers')}><h4>${model.locale.t('common.numbers')}</h4>${numbers(model, uiState, intent)}</section>
    </div>`;
}
