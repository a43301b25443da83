import type { MessageId } from '../../i18n/message-id';
import { type Fit, findAll, type Searchable, searchable } from '../../search/match';
import type { Field } from './field';
import { entryOf } from './field-entry';
import { englishField, type FieldLanguage, fieldText, loadFieldLanguage } from './texts';

function searchableOf({ mechanisms }: Field): readonly Searchable[] {
  const english = new Map(englishField.field.mechanisms.map((each) => [each.id, each]));
  return searchable(mechanisms.map((each) => entryOf(each, english.get(each.id))));
}

const found: Readonly<Record<Fit, MessageId>> = {
  all: fieldText('field.count'),
  near: fieldText('field.near'),
  some: fieldText('field.some'),
};

/**
 * The map of the field. It is in the HTML already; this filters it, searches it and translates it. The address has what is shown:
 * `#heads`, `#find=RoPE&lang=fr`.
 */
export class FieldPage {
  readonly #page: Document;
  #language = englishField;
  #searchable = searchableOf(englishField.field);
  #group = '';
  #query = '';

  constructor(page: Document) {
    this.#page = page;
  }

  start(): void {
    for (const hidden of this.#all('.language, .find')) hidden.hidden = false;
    for (const chip of this.#chips) chip.addEventListener('click', (event) => this.#onChip(event, chip));
    this.#field?.addEventListener('input', () => this.#change({ query: this.#field?.value ?? '' }));
    this.#page.querySelector('.language')?.addEventListener('click', () => this.#switchLanguage());
    addEventListener('keydown', (event) => this.#onKey(event));
    addEventListener('hashchange', () => this.#open());
    this.#open();
  }

  #all(selector: string): readonly HTMLElement[] {
    return [...this.#page.querySelectorAll<HTMLElement>(selector)];
  }

  get #field(): HTMLInputElement | null {
    return this.#page.querySelector('.find input');
  }

  get #chips(): readonly HTMLElement[] {
    return this.#all('.chip');
  }

  /** Shows what the address names. */
  #open(): void {
    const values = new URLSearchParams(location.hash.slice(1));
    const groups = this.#language.field.groups.map(({ id }) => id);
    this.#group = groups.find((id) => values.has(id)) ?? '';
    this.#query = values.get('find') ?? '';
    if (this.#field !== null && this.#field.value !== this.#query) this.#field.value = this.#query;
    const named = values.get('lang') ?? navigator.languages[0] ?? 'en';
    this.#show(/^fr\b/i.test(named) ? 'fr' : 'en');
  }

  #onChip(event: MouseEvent, { dataset: { group = '' } }: HTMLElement): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#change({ group });
  }

  /** The key of the search, as on other pages. */
  #onKey(event: KeyboardEvent): void {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches('input')) return;
    event.preventDefault();
    this.#field?.focus();
  }

  #change({ group = this.#group, query = this.#query }): void {
    this.#group = group;
    this.#query = query;
    this.#saveAddress();
    this.#update();
  }

  #saveAddress(): void {
    const { code } = this.#language.texts;
    const pieces = [
      this.#group,
      this.#query === '' ? '' : `find=${encodeURIComponent(this.#query)}`,
      new URLSearchParams(location.hash.slice(1)).has('lang') ? `lang=${code}` : '',
    ];
    const hash = pieces.filter((piece) => piece !== '').join('&');
    history.replaceState(history.state, '', hash === '' ? location.pathname : `#${hash}`);
  }

  async #switchLanguage(): Promise<void> {
    const code = this.#language.texts.code === 'fr' ? 'en' : 'fr';
    const values = new URLSearchParams(location.hash.slice(1));
    values.set('lang', code);
    history.replaceState(history.state, '', `#${values}`);
    await this.#show(code);
    this.#saveAddress();
  }

  async #show(code: string): Promise<void> {
    const { documentElement } = this.#page;
    documentElement.lang = code;
    const language = await loadFieldLanguage(code);
    if (documentElement.lang !== code) return;
    if (language !== this.#language) {
      this.#language = language;
      this.#searchable = searchableOf(language.field);
      translate(this.#page, language);
    }
    this.#update();
  }

  #update(): void {
    const { t } = this.#language.texts;
    const query = this.#query.trim();
    const { entries, fit } = findAll(this.#searchable, query);
    const matching = new Set(entries.map(({ lesson }) => lesson));
    for (const chip of this.#chips)
      chip.setAttribute('aria-current', String(chip.dataset.group === this.#group));
    const shown = new Set<string>();
    for (const section of this.#all('section')) {
      const tiles = [...section.querySelectorAll<HTMLElement>('.tile')];
      for (const tile of tiles) tile.hidden = query !== '' && !matching.has(tile.dataset.mechanism ?? '');
      const visible = tiles.filter(({ hidden }) => !hidden);
      section.hidden = visible.length === 0 || (this.#group !== '' && section.id !== this.#group);
      if (!section.hidden) for (const { dataset } of visible) shown.add(dataset.mechanism ?? '');
    }
    const status = this.#page.querySelector('.found');
    if (status === null) return;
    status.textContent =
      shown.size === 0
        ? t(fieldText('field.nothing'), { query })
        : t(found[fit], { query, count: shown.size });
  }
}

/** The texts of the map by the names that elements have: `groups/heads/title`. */
function namedTexts({ title, purpose, groups, mechanisms }: Field): ReadonlyMap<string, string> {
  return new Map([
    ['title', title],
    ['purpose', purpose],
    ...groups.flatMap(({ id, ...texts }) => [
      [`groups/${id}/title`, texts.title] as const,
      [`groups/${id}/text`, texts.text] as const,
    ]),
    ...mechanisms.flatMap(({ id, ...texts }) => [
      [`mechanisms/${id}/title`, texts.title] as const,
      [`mechanisms/${id}/question`, texts.question] as const,
    ]),
  ]);
}

function translate(page: Document, { texts, field }: FieldLanguage): void {
  const named = namedTexts(field);
  for (const element of page.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = texts.t(element.dataset.text as MessageId);
  for (const element of page.querySelectorAll<HTMLElement>('[data-field]'))
    element.textContent = named.get(element.dataset.field ?? '') ?? element.textContent;
  for (const element of page.querySelectorAll<HTMLElement>('[data-label]'))
    element.setAttribute('aria-label', texts.t(element.dataset.label as MessageId));
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="lab.html#"]'))
    link.setAttribute('href', `${link.getAttribute('href')?.replace(/&lang=.*/, '')}&lang=${texts.code}`);
  page.querySelector('.language')?.setAttribute('lang', texts.code === 'fr' ? 'en' : 'fr');
  page.title = `${field.title} · Attention Lab`;
}
