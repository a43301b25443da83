import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from '../engine/engine';
import { loadEngine } from '../engine/load';
import '../i18n/en/changes';
import type { ChangeViews } from '../ui/lazy';
import type { Intent, Model } from '../ui/model';
import { changesCss } from './changes.css';
import { details } from './details';
import { type Facts, factsOf } from './facts';
import { runsOf } from './runs';
import { movedSentence, stillSentence } from './sentence';

const none: Facts = { moved: null, still: null };

/** The last facts: the sentence and the details ask for the same. */
let cached: { readonly model: Model; readonly facts: Facts } | null = null;

function factsIn(model: Model, engine: Engine): Facts {
  if (cached?.model === model) return cached.facts;
  // The numbers of a prediction must not be told before it has been made.
  const runs = model.state.position.isHidden ? null : runsOf(model, engine);
  const facts = runs === null ? none : factsOf(model, runs);
  cached = { model, facts };
  return facts;
}

function sentence({ moved, still }: Facts, model: Model, intent: Intent): TemplateResult | typeof nothing {
  if (moved === null && still === null) return nothing;
  return html`<span class="change-why">${moved === null ? nothing : movedSentence(moved, model, intent)}
    ${still === null ? nothing : html`<span class="change-still">${stillSentence(still, model, intent)}</span>`}</span>`;
}

/** Loads the full build of the engine. Rejects if it cannot be loaded. */
export async function loadChangeViews(): Promise<ChangeViews> {
  const engine = await loadEngine('full');
  return {
    styles: changesCss,
    sentence: (model, intent) => sentence(factsIn(model, engine), model, intent),
    details: (model, intent) => details(factsIn(model, engine), model, intent),
  };
}
