import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from '../engine/engine';
import { loadEngine } from '../engine/load';
import type { ChangeViews, Intent, Model } from '../ui/model';
import { changesCss } from './changes.css';
import { details } from './details';
import { type Facts, factsOf } from './facts';
import { runsOf } from './runs';
import { movedSentence, stillSentence } from './sentence';

const none: Facts = { moved: null, still: null };

/** Milliseconds after the last change: the numbers are drawn first, and several changes in a row are explained once. */
const delay = 150;

/** Whether two models compare the same runs. */
const comparesSame = (a: Model, b: Model): boolean =>
  a.trace === b.trace && a.before === b.before && a.locale === b.locale;

/** Whether they also show the same numbers of them. */
const showsSame = (a: Model, b: Model): boolean =>
  a.state.position.node === b.state.position.node && a.state.trail === b.state.trail;

/** The facts of a model; until they are found, which calls `changed`, those of the same runs, or none. */
function createFacts(engine: Engine, changed: () => void): (model: Model) => Facts {
  let found: { readonly model: Model; readonly facts: Facts } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (model) => {
    clearTimeout(timer);
    // The numbers of a prediction must not be told before it has been made.
    if (model.before === null || model.state.position.isHidden) return none;
    const known = found !== null && comparesSame(found.model, model) ? found : null;
    if (known !== null && showsSame(known.model, model)) return known.facts;
    timer = setTimeout(() => {
      const runs = runsOf(model, engine);
      found = { model, facts: runs === null ? none : factsOf(model, runs) };
      changed();
    }, delay);
    return known?.facts ?? none;
  };
}

function sentence({ moved, still }: Facts, model: Model, intent: Intent): TemplateResult | typeof nothing {
  if (moved === null && still === null) return nothing;
  return html`<span class="change-why">${moved === null ? nothing : movedSentence(moved, model, intent)}
    ${still === null ? nothing : html`<span class="change-still">${stillSentence(still, model, intent)}</span>`}</span>`;
}

/** Loads the full build of the engine. `changed` requests another render. Rejects if a file cannot be loaded. */
export async function loadChangeViews(changed: () => void): Promise<ChangeViews> {
  const factsIn = createFacts(await loadEngine('full'), changed);
  return {
    styles: changesCss,
    sentence: (model, intent) => sentence(factsIn(model), model, intent),
    details: (model, intent) => details(factsIn(model), model, intent),
  };
}
