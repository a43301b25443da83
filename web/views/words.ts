import { html, type TemplateResult } from 'lit';
import { tokenDimension } from '../state/shapes';
import type { TokenList } from '../state/state';
import type { ChromeIntent } from './chrome';
import type { Model } from './model';

const lists: readonly TokenList[] = ['query', 'key'];

/** What a list of words is called: there is one sentence, or one that asks and one that is asked. */
function listName(list: TokenList, both: boolean): string {
  if (!both) return 'Sentence';
  return list === 'query' ? 'Words that ask (queries)' : 'Words that are asked (keys)';
}

function word(list: TokenList, index: number, model: Model, intent: ChromeIntent): TemplateResult {
  const name = model.state.document.tokens[list][index] ?? '';
  const rename = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    intent.dispatch({ type: 'rename-token', list, index, word: field.value });
    field.value = intent.current().state.document.tokens[list][index] ?? '';
  };
  return html`<li>
    <input type="text" aria-label=${`Word ${index + 1}`} .value=${name} size="9" maxlength="40" autocomplete="off" spellcheck="false" @change=${rename} />
    <button type="button" class="quiet" aria-label=${`Remove ${name}`} @click=${() => intent.dispatch({ type: 'remove-token', list, index })}>Remove</button>
  </li>`;
}

/** A field for a whole sentence, whose words become the rows. */
function sentence(list: TokenList, intent: ChromeIntent): TemplateResult {
  const use = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const typed = String(new FormData(form).get('sentence') ?? '');
    if (typed.trim() === '') return;
    intent.dispatch({ type: 'replace-tokens', list, sentence: typed });
    form.reset();
  };
  return html`<form class="sentence" @submit=${use}>
    <label><span class="help">A whole sentence</span> <input type="text" name="sentence" maxlength="2000" autocomplete="off" /></label>
    <button type="submit">Use its words</button>
  </form>`;
}

/** The names of the rows, one field each. */
export function words(model: Model, intent: ChromeIntent): readonly TemplateResult[] {
  const used = lists.filter((list) => tokenDimension(model.schema, list) !== undefined);
  return used.map((list) => {
    const name = listName(list, used.length > 1);
    const { tokens } = model.state.document;
    return html`<fieldset class="words">
      <legend>${name}</legend>
      <ol>${tokens[list].map((_, index) => word(list, index, model, intent))}</ol>
      <button type="button" @click=${() => intent.dispatch({ type: 'add-token', list })}>Add a word</button>
      ${sentence(list, intent)}
    </fieldset>`;
  });
}
