import { html, type TemplateResult } from 'lit';
import type { ProgramFunction } from '../../engine/programs';
import { programText } from '../../i18n/en/program';
import type { Locale } from '../../i18n/i18n';
import { functionInfo } from './functions';
import { type Recipe, recipes } from './recipes';

const parts = ['shapes', 'sizes', 'numbers', 'words', 'steps', 'loops', 'docstring', 'keys'] as const;

/** A question, and a program that answers it. */
function recipeItem({ id, text }: Recipe, locale: Locale, open: (text: string) => void): TemplateResult {
  const question = locale.format({ key: programText(`editor.recipe.${id}`), args: {} });
  return html`<dt class="recipe">
      ${question}
      <button type="button" aria-label=${locale.t(programText('editor.open_recipe_of'), { question })} @click=${() => open(text)}>${locale.t(programText('editor.open_recipe'))}</button>
    </dt>
    <dd><pre translate="no" tabindex="0"><code>${text}</code></pre></dd>`;
}

/** How programs are written, with programs that open, and all functions. */
export function answers(
  locale: Locale,
  functions: readonly ProgramFunction[],
  open: (text: string) => void,
): TemplateResult {
  return html`${parts.map((part) => html`<p>${locale.t(programText(`editor.help.${part}`))}</p>`)}
    <h4>${locale.t(programText('editor.help.recipes'))}</h4>
    <dl>${recipes.map((recipe) => recipeItem(recipe, locale, open))}</dl>
    <h4>${locale.t(programText('editor.help.functions'))}</h4>
    <dl>
      ${functions
        .map((each) => functionInfo(each, locale))
        .map(
          ({ signature, shapes, sentence }) =>
            html`<dt translate="no"><code>${signature}</code> ${shapes}</dt>
            <dd>${sentence}</dd>`,
        )}
    </dl>`;
}
