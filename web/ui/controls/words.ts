import '../../i18n/en/authoring';
import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../../i18n/i18n';
import type { TokenList } from '../../store/document/state';
import { tokenDimension, tokenInputs } from '../../store/sizes/shapes';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';

const lists: readonly TokenList[] = ['query', 'key'];

/** The name of a list of words; `both` if queries and keys have different words. */
function listName(locale: Locale, list: TokenList, both: boolean): string {
  if (!both) return locale.t('controls.sentence');
  return list === 'query' ? locale.t('controls.words_ask_queries') : locale.t('controls.words_asked_keys');
}

function word(list: TokenList, index: number, model: Model, intent: UiIntent): TemplateResult {
  const name = model.state.document.tokens[list][index] ?? '';
  const rename = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    intent.dispatch({ type: 'rename-token', list, index, word: field.value });
    field.value = intent.current().state.document.tokens[list][index] ?? '';
  };
  return html`<li>
    <input type="text" aria-label=${model.locale.t('controls.word', { index: index + 1 })} .value=${name} size="9" maxlength="40" autocomplete="off" spellcheck="false" @change=${rename} />
    <button type="button" class="quiet" aria-label=${model.locale.t('controls.remove_named', { name })} @click=${() => intent.dispatch({ type: 'remove-token', list, index })}>${model.locale.t('controls.remove')}</button>
  </li>`;
}

/** A field for a sentence whose words replace the list. */
function sentence(locale: Locale, list: TokenList, intent: UiIntent): TemplateResult {
  const use = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const typed = String(new FormData(form).get('sentence') ?? '');
    if (typed.trim() === '') return;
    intent.dispatch({ type: 'replace-tokens', list, sentence: typed });
    form.reset();
  };
  return html`<form class="sentence" @submit=${use}>
    <label><span class="help">${locale.t('controls.whole_sentence')}</span> <input type="text" name="sentence" maxlength="2000" autocomplete="off" /></label>
    <button type="submit">${locale.t('controls.use_words')}</button>
  </form>`;
}

/** A button that loads GloVe vectors for the words, if an input has a row per word. */
function realVectors(list: TokenList, model: Model, intent: UiIntent): TemplateResult | typeof nothing {
  if (tokenInputs(model.schema, list).length === 0) return nothing;
  return html`<p class="real-vectors">
    <button type="button" @click=${() => intent.useWordVectors(list)}>${model.locale.t('controls.use_word_vectors')}</button>
    <span class="help">${model.locale.t('controls.real_ones_glove')}</span>
  </p>`;
}

/** The lists of words, with one field per word. */
export function words(model: Model, intent: UiIntent): readonly TemplateResult[] {
  const used = lists.filter((list) => tokenDimension(model.schema, list) !== undefined);
  return used.map((list) => {
    const name = listName(model.locale, list, used.length > 1);
    const { tokens } = model.state.document;
    return html`<fieldset class="words">
      <legend>${name}</legend>
      <ol>${tokens[list].map((_, index) => word(list, index, model, intent))}</ol>
      <button type="button" @click=${() => intent.dispatch({ type: 'add-token', list })}>${model.locale.t('controls.add_word')}</button>
      ${sentence(model.locale, list, intent)}${realVectors(list, model, intent)}
    </fieldset>`;
  });
}
