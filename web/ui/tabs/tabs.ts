import { html, nothing, type TemplateResult } from 'lit';
import type { MessageId } from '../../i18n/message-id';
import type { ModelTab } from '../../store/document/state';
import type { Intent, Model } from '../model';

/** The walk through the steps, which is no tab in the state, and the others. */
type PanelName = ModelTab | 'walk';

const names: Readonly<Record<PanelName, MessageId>> = {
  walk: 'tabs.walk',
  use: 'tabs.use',
  train: 'tabs.train',
  heads: 'tabs.heads',
};

/** The part of the element below the tabs, which they control. */
export const panelId = 'model-panel';

const tabId = (name: PanelName): string => `tab-${name}`;

/** Where an arrow key leads from a tab; the tabs form a circle. */
function tabAt(key: string, name: PanelName, all: readonly PanelName[]): PanelName | undefined {
  const at = all.indexOf(name);
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: -1,
  };
  const place = places[key];
  return place === undefined ? undefined : all.at(place % all.length);
}

/** The tabs of a model; nothing in other lessons. An arrow key shows the tab that it leads to. */
export function tabList(model: Model, intent: Intent): TemplateResult | typeof nothing {
  const { locale, tabs } = model;
  if (tabs.length === 0) return nothing;
  const all: readonly PanelName[] = ['walk', ...tabs];
  const here = model.tab ?? 'walk';
  const show = (name: PanelName): void => {
    intent.play(false);
    intent.dispatch({ type: 'show-tab', tab: name === 'walk' ? undefined : name });
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = tabAt(event.key, here, all);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  const tab = (name: PanelName): TemplateResult => html`<button
    type="button"
    role="tab"
    id=${tabId(name)}
    class="tab"
    aria-selected=${name === here}
    aria-controls=${panelId}
    tabindex=${name === here ? 0 : -1}
    @click=${() => show(name)}
  >${locale.t(names[name])}</button>`;
  return html`<div class="model-tabs" part="tabs">
    <div role="tablist" class="tab-list" aria-label=${locale.t('tabs.label')} @keydown=${onKey}>${all.map(tab)}</div>
  </div>`;
}

/** The id of the tab that names the panel; nothing without tabs. */
export function panelLabel({ tabs, tab }: Model): string | typeof nothing {
  return tabs.length === 0 ? nothing : tabId(tab ?? 'walk');
}
