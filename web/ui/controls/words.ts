import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import type { Locale } from '../../i18n/i18n';
import { comparesOneText } from '../../store/document/one-text';
import type { TokenList } from '../../store/document/state';
import { tokenDimension, tokenInputs } from '../../store/sizes/shapes';
import { longWords } from '../../store/untrusted/copy-values';
import { textsDiffer } from '../../store/untrusted/one-text';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';

const lists: readonly TokenList[] = ['query', 'key'];

/** The name of a list of words; `both` if queries and keys have different words. */
function listName(locale: Locale, list: TokenList, both: boolean): string {
  if (!both) return locale.t(authoringText('controls.sentence'));
  return list === 'query'
    ? locale.t(authoringText('controls.words_ask_queries'))
    : locale.t(authoringText('controls.words_asked_keys'));
}

function word(list: TokenList, index: number, model: Model, intent: UiIntent): TemplateResult {
  const name = model.state.document.tokens[list][index] ?? '';
  const rename = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    intent.dispatch({ type: 'rename-token', list, index, word: field.value });
    field.value = intent.current().state.document.tokens[list][index] ?? '';
  };
  return html`<li>
    <input type="text" aria-label=${model.locale.t(authoringText('controls.word'), { index: index + 1 })} .value=${name} size="9" maxlength="40" autocomplete="off" spellcheck="false" @change=${rename} />
    <button type="button" class="quiet" aria-label=${model.locale.t(authoringText('controls.remove_named'), { name })} @click=${() => intent.dispatch({ type: 'remove-token', list, index })}>${model.locale.t(authoringText('controls.remove'))}</button>
  </li>`;
}

/** A field for a sentence whose words replace the list, or both lists. */
function sentence(locale: Locale, list: TokenList | 'both', intent: UiIntent): TemplateResult {
  const use = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const typed = String(new FormData(form).get('sentence') ?? '');
    const [tooLong = null] = longWords(
      locale.t(authoringText('controls.sentence')),
      typed.trim().split(/\s+/),
    );
    intent.dispatch({ type: 'replace-tokens', list, sentence: typed });
    if (tooLong !== null) intent.showMessage(tooLong);
    form.reset();
  };
  return html`<form class="sentence" @submit=${use}>
    <label><span class="help">${locale.t(authoringText('controls.whole_sentence'))}</span> <input type="text" name="sentence" maxlength="2000" autocomplete="off" /></label>
    <button type="submit">${locale.t(authoringText('controls.use_words'))}</button>
  </form>`;
}

/** The field for the text that a lesson compares with itself, and a warning while the lists have different lengths. */
function oneText({ locale, state, lesson, schema }: Model, intent: UiIntent): TemplateResult {
  const warnings = textsDiffer(state.document, lesson, schema);
  return html`<fieldset class="words one-text">
    <legend>${locale.t(authoringText('controls.sentence'))}</legend>
    <p class="help">${locale.t(authoringText('controls.one_text_for_both'))}</p>
    ${sentence(locale, 'both', intent)}
    ${warnings.map((warning) => html`<p class="warning" role="status">${locale.format(warning)}</p>`)}
  </fieldset>`;
}

/** A button that loads GloVe vectors for the words, if an input has a row per word. */
function realVectors(list: TokenList, model: Model, intent: UiIntent): TemplateResult | typeof nothing {
  if (tokenInputs(model.schema, list).length === 0) return nothing;
  return html`<p class="real-vectors">
    <button type="button" @click=${() => intent.useWordVectors(list)}>${model.locale.t(authoringText('controls.use_word_vectors'))}</button>
    <span class="help">${model.locale.t(authoringText('controls.real_ones_glove'))}</span>
  </p>`;
}

/** The fields of the words of one list. */
function wordList(list: TokenList, name: string, model: Model, intent: UiIntent): TemplateResult {
  const { locale, state } = model;
  return html`<fieldset class="words">
    <legend>${name}</legend>
    <ol>${state.document.tokens[list].map((_, index) => word(list, index, model, intent))}</ol>
    <button type="button" @click=${() => intent.dispatch({ type: 'add-token', list })}>${locale.t(authoringText('controls.add_word'))}</button>
    ${sentence(locale, list, intent)}${realVectors(list, model, intent)}
  </fieldset>`;
}

/** The lists of words, with one field per word, after a field for both where a lesson compares a text with itself. */
export function words(model: Model, intent: UiIntent): readonly TemplateResult[] {
  const { lesson, locale, schema } = model;
  const used = lists.filter((list) => tokenDimension(schema, list) !== undefined);
  return [
    ...(comparesOneText(lesson, schema) ? [oneText(model, intent)] : []),
    ...used.map((list) => wordList(list, listName(locale, list, used.length > 1), model, intent)),
  ];
}
