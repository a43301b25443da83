import { html, type TemplateResult } from 'lit';
import type { MessageId } from '../../i18n/message-id';
import type { Granularity } from '../../store/document/state';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';

/** From the longest step to the shortest; their keyboard shortcuts are 1 to 4. */
export const granularities: readonly Granularity[] = ['section', 'equation', 'row', 'cell'];

const granularityNames: Readonly<Record<Granularity, MessageId>> = {
  key: 'stage.key',
  short: 'stage.key',
  section: 'stage.section',
  equation: 'stage.equation',
  row: 'common.row',
  cell: 'stage.cell',
};

/** The choice of the step size. It is in two places, of which one is visible: `place` keeps their radio groups apart. */
export function granularityChoice(model: Model, intent: UiIntent, place: string): TemplateResult {
  return html`<fieldset class="granularity">
    <legend>${model.locale.t('stage.step_by')}</legend>
    ${(model.guideProgress === null ? granularities : (['key', ...granularities] as const)).map(
      (granularity) => html`<label>
        <input
          type="radio"
          name=${`granularity-${place}`}
          value=${granularity}
          .checked=${model.state.position.granularity === granularity}
          @change=${() => intent.dispatch({ type: 'set-granularity', granularity })}
        /><span>${model.locale.t(granularityNames[granularity])}</span>
      </label>`,
    )}
  </fieldset>`;
}
