import { html, nothing, type TemplateResult } from 'lit';
import type { CellChange, Obstacle, PathStep, TermChange } from '../engine/types';
import { changesText } from '../i18n/en/changes';
import { sameForwardPass } from '../store/actions/history';
import { presetDocument } from '../store/document/preset';
import type { Document } from '../store/document/state';
import { format, formatApart } from '../ui/format/format';
import type { Intent, Model } from '../ui/model';
import { bothRuns } from './both-runs';
import type { Facts } from './facts';
import { bothTexts, cellLink, obstacleText, remainder, textOf } from './sentence';

/** More terms than these are summed up in one row. */
const maxTerms = 12;

function stepOf(step: PathStep, model: Model, intent: Intent): TemplateResult {
  const { before, after } = bothTexts(step, model);
  return html`<li>${cellLink(step.cell, model, intent)} <span class="numbers">${before} → ${after}</span></li>`;
}

/** From the number down to the edit. */
function chain(change: CellChange, model: Model, intent: Intent): TemplateResult | typeof nothing {
  const { cell, before, after, path, pathEnd } = change;
  if (path.length === 0) return nothing;
  const start = { cell, before, after, contribution: Number.NaN };
  return html`<p>${model.locale.t(changesText('changes.chain'))}</p>
    <ol class="chain">${[start, ...path].map((step) => stepOf(step, model, intent))}</ol>
    ${pathEnd === null ? nothing : html`<p>${textOf(pathEnd, model)}</p>`}`;
}

function termRow(term: TermChange, model: Model): TemplateResult {
  const { locale } = model;
  const { before, after, contribution } = term;
  const [old, now] =
    before === after ? [format(locale, before), format(locale, after)] : formatApart(locale, before, after);
  return html`<tr><td>${textOf(term.sentence, model)}</td><td>${old}</td><td>${now}</td><td>${format(locale, contribution)}</td></tr>`;
}

/** The terms that changed, whose differences add up to that of the number. */
function terms(change: CellChange, model: Model): TemplateResult | typeof nothing {
  const { locale } = model;
  if (change.terms.length < 2) return nothing;
  const bySize = [...change.terms].sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
  const rest = bySize.slice(maxTerms);
  const others = rest.reduce((sum, { contribution }) => sum + contribution, 0);
  return html`<table class="change-terms">
    <thead><tr><th scope="col">${locale.t(changesText('changes.term'))}</th><th scope="col">${locale.t(changesText('changes.before'))}</th><th scope="col">${locale.t(changesText('changes.after'))}</th><th scope="col">${locale.t(changesText('changes.difference'))}</th></tr></thead>
    <tbody>${bySize.slice(0, maxTerms).map((term) => termRow(term, model))}
      ${rest.length === 0 ? nothing : html`<tr><td>${locale.t(changesText('changes.other_terms'), { count: rest.length })}</td><td></td><td></td><td>${format(locale, others)}</td></tr>`}</tbody>
    <tfoot><tr><th scope="row">${locale.t(changesText('changes.total'))}</th><td></td><td></td><td><b>${format(locale, change.difference)}</b></td></tr></tfoot>
  </table>`;
}

function obstacleItem(obstacle: Obstacle, model: Model, intent: Intent): TemplateResult {
  const place = cellLink(obstacle.at, model, intent);
  return html`<li>${place}${model.locale.t('common.colon')}${obstacleText(obstacle, model)} ${remainder(obstacle, model)}</li>`;
}

/** What stopped the change on its way to a number that stayed. */
function obstacles(change: CellChange, model: Model, intent: Intent): TemplateResult | typeof nothing {
  if (change.obstacles.length < 2) return nothing;
  return html`<p>${model.locale.t(changesText('changes.stopped'))}</p>
    <ul class="chain">${change.obstacles.map((obstacle) => obstacleItem(obstacle, model, intent))}</ul>`;
}

/** A document to compare with, and its name. */
type Comparison = readonly [name: string, document: Document];

/** What the present document can be compared with. */
function comparisons({ state, lesson, schema, locale }: Model): readonly Comparison[] {
  const { past, compared, document } = state;
  const all: readonly (readonly [string, Document | null | undefined])[] = [
    [locale.t(changesText('changes.with_last')), past.at(-1)?.document],
    [locale.t(changesText('changes.with_start')), presetDocument(lesson, schema)],
    [locale.t(changesText('changes.with_these')), compared],
  ];
  const own = all.filter((each): each is Comparison => each[1]?.lesson === document.lesson);
  return own.filter(([, each], at) => own.findIndex(([, other]) => sameForwardPass(other, each)) === at);
}

/** Which run the present one is compared with, and a button that compares the next changes with the present one. */
function comparisonChoice(model: Model, intent: Intent): TemplateResult | typeof nothing {
  const choices = comparisons(model);
  const { compared, document: present } = model.state;
  if (compared === null) return nothing;
  const label = model.locale.t(changesText('changes.compared_with'));
  const choice = ([name, document]: Comparison): TemplateResult => html`<button
    type="button"
    aria-pressed=${sameForwardPass(document, compared)}
    @click=${() => intent.dispatch({ type: 'compare-with', document })}
  >${name}</button>`;
  const keep = html`<button type="button" @click=${() => intent.dispatch({ type: 'compare-with', document: present })}>${model.locale.t(changesText('changes.keep'))}</button>`;
  const offered = choices.length < 2 ? nothing : html`${label} ${choices.map(choice)}`;
  return html`<p class="change-with" role="group" aria-label=${label}>${offered} ${keep}</p>`;
}

/** A button and a popover with everything behind the sentence; nothing if the sentence says it all. */
export function details(
  { moved, still }: Facts,
  model: Model,
  intent: Intent,
): TemplateResult | typeof nothing {
  const parts = [
    ...(moved === null ? [] : [chain(moved, model, intent), terms(moved, model)]),
    ...(still === null ? [] : [obstacles(still, model, intent)]),
    ...[moved ?? still].map((change) => (change === null ? nothing : bothRuns(change.cell, model))),
    comparisonChoice(model, intent),
  ].filter((part) => part !== nothing);
  if (parts.length === 0) return nothing;
  // The stage closes its selection with Escape, and would keep the popover open.
  const closeFirst = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  return html`<button type="button" popovertarget="change-details">${model.locale.t(changesText('changes.show'))}</button>
    <div id="change-details" class="change-details" popover role="dialog" aria-label=${model.locale.t(changesText('changes.show'))} @keydown=${closeFirst}>${parts}</div>`;
}
