import { html, nothing, type TemplateResult } from 'lit';
import { learnText } from '../../i18n/en/learn';
import { activeOptions } from '../../store/sizes/shapes';
import type { Model } from '../model';
import { matchesPattern } from '../prose/markup';
import type { UiIntent } from '../ui-intent';
import { unlessLocked } from './locked';
import { isFree, optionControl, sizeControl } from './option-control';

/** The options and sizes that the lesson offers at a node. */
function offeredAt(node: string, { lesson }: Model): readonly string[] {
  const { stepOptions = {} } = lesson;
  const own = Object.entries(stepOptions).find(([pattern]) => matchesPattern(pattern, node));
  return stepOptions[node] ?? own?.[1] ?? [];
}

/** A control for an option or a size; nothing where there is none of that name, or where it has no effect. */
function control(name: string, model: Model, intent: UiIntent): TemplateResult | typeof nothing {
  const { schema, state, trace } = model;
  const size = schema.dimensions.find((each) => each.name === name);
  if (size !== undefined)
    return isFree(size) && trace.dimensions[name] !== undefined ? sizeControl(size, model, intent) : nothing;
  const option = schema.options.find((each) => each.name === name);
  if (option === undefined || !activeOptions(schema, state.document.options).has(name)) return nothing;
  return optionControl(option, model, intent, 'step-');
}

/** What the text of a step says that one can set, as controls below it. */
export function settings(node: string, model: Model, intent: UiIntent): TemplateResult | typeof nothing {
  const controls = offeredAt(node, model)
    .map((name) => control(name, model, intent))
    .filter((each) => each !== nothing);
  if (controls.length === 0) return nothing;
  return html`<div class="step-settings" role="group" aria-label=${model.locale.t(learnText('guide.settings'))}>${unlessLocked(controls, model, 'options')}</div>`;
}
