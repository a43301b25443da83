import { html, nothing, type TemplateResult } from 'lit';
import { summaryOf, titleOf } from '../../i18n/lesson-texts';
import { formula, mechanismTree, reservedSpace, scrolls } from '../equation/equation';
import { withSubscripts } from '../format/subscripts';
import type { Model } from '../model';

/** The formula of the mechanism on one line. If it may scroll, it can be focused and scrolled by keyboard. */
export function mechanism(model: Model): TemplateResult {
  const tree = mechanismTree(model.locale, model);
  return html`<p class=${`mechanism ${reservedSpace(model.locale, model.schema.equation)}`} tabindex=${scrolls(tree) ? 0 : nothing}>${formula(model.locale, tree)}</p>`;
}

/** The title of the lesson. */
export function lessonTitle({ locale, lesson }: Model): TemplateResult {
  const title = titleOf(locale, lesson);
  return html`<div class="lesson-head"><h2 title=${title}>${title}</h2></div>`;
}

/** Summary and source of the lesson. */
export function standfirst({ locale, lesson, schema }: Model): TemplateResult {
  return html`<p class="standfirst">${withSubscripts(summaryOf(locale, lesson))} <cite>${locale.format(schema.source)}.</cite></p>`;
}
