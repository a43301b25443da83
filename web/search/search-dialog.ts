import { searchText } from '../i18n/en/search';
import type { Locale } from '../i18n/i18n';
import type { MessageId } from '../i18n/message-id';
import { create, richNodes } from './elements';
import type { EntryKind, SearchEntry } from './entry';
import { type Found, find, type Searchable, searchable } from './match';
import { searchCss } from './search.css';

/** What the dialog needs of the page that it is on. */
export interface SearchHost {
  readonly texts: Pick<Locale, 't'>;
  readonly entries: readonly SearchEntry[];
  /** Opens a lesson, at a step if the entry has one. */
  open(entry: SearchEntry): void;
}

const kindLabels: Readonly<Record<EntryKind, MessageId>> = {
  lesson: searchText('search.lesson'),
  glossary: searchText('search.glossary'),
  term: searchText('search.term'),
  symbol: searchText('search.symbol'),
  source: searchText('search.source'),
};

/** A style sheet belongs to one document. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

function adoptSearchStyles(root: Document | ShadowRoot): void {
  const sheet = sheets.get(document) ?? new CSSStyleSheet();
  if (!sheets.has(document)) sheet.replaceSync(searchCss);
  sheets.set(document, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** A modal dialog with a combobox, after the pattern of the ARIA Authoring Practices. It removes itself when it is closed. */
export class SearchDialog {
  readonly #host: SearchHost;
  readonly #searchable: readonly Searchable[];
  readonly #lessonTitles: ReadonlyMap<string, string>;
  readonly #dialog: HTMLDialogElement;
  readonly #field: HTMLInputElement;
  readonly #list: HTMLUListElement;
  readonly #status: HTMLParagraphElement;
  #found: readonly SearchEntry[] = [];
  #active = -1;

  constructor(host: SearchHost) {
    const { texts, entries } = host;
    this.#host = host;
    this.#searchable = searchable(entries);
    const lessons = entries.filter(({ kind }) => kind === 'lesson');
    this.#lessonTitles = new Map(lessons.map(({ lesson, title }) => [lesson, title]));
    this.#field = create('input', {
      ...{ type: 'text', role: 'combobox', id: 'search-field', autocomplete: 'off', autocapitalize: 'off' },
      ...{ spellcheck: 'false', enterkeyhint: 'go', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' },
      ...{ 'aria-expanded': 'false', 'aria-controls': 'search-results', 'aria-describedby': 'search-status' },
      ...{
        'aria-label': texts.t(searchText('search.label')),
        placeholder: texts.t(searchText('search.placeholder')),
      },
    });
    this.#list = create('ul', {
      ...{ role: 'listbox', id: 'search-results', class: 'search-results' },
      'aria-label': texts.t(searchText('search.results')),
    });
    this.#status = create('p', { role: 'status', id: 'search-status', class: 'search-status' });
    this.#dialog = this.#createDialog();
    this.#listen();
  }

  /** Opens the dialog in the document, or in the shadow root of an element, with what has been typed already. */
  show(root: Document | ShadowRoot, typed: string): void {
    adoptSearchStyles(root);
    this.#field.value = typed;
    (root instanceof Document ? root.body : root).append(this.#dialog);
    this.#update();
    this.#dialog.showModal();
    this.#field.focus();
  }

  #createDialog(): HTMLDialogElement {
    const { t } = this.#host.texts;
    const close = create('button', { type: 'button', class: 'search-close' }, [
      t(searchText('search.close')),
    ]);
    close.addEventListener('click', () => this.#dialog.close());
    return create('dialog', { class: 'search', 'aria-label': t(searchText('search.title')) }, [
      create('div', { class: 'search-head' }, [this.#field, close]),
      this.#status,
      this.#list,
    ]);
  }

  #listen(): void {
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
    this.#field.addEventListener('input', () => this.#update());
    this.#field.addEventListener('keydown', (event) => this.#onKey(event));
    // The focus stays in the field.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());
    this.#list.addEventListener('pointermove', ({ target }) => this.#activate(this.#indexOf(target), false));
    this.#list.addEventListener('click', ({ target }) => this.#open(this.#indexOf(target)));
  }

  #indexOf(target: EventTarget | null): number {
    const option = target instanceof Element ? target.closest('li') : null;
    return option === null ? -1 : [...this.#list.children].indexOf(option);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const count = this.#found.length;
    const next: Readonly<Record<string, number>> = {
      ArrowDown: (this.#active + 1) % count,
      ArrowUp: (this.#active + count - 1) % count,
    };
    const at = next[event.key];
    if (event.key === 'Enter') this.#open(this.#active);
    else if (at !== undefined && count > 0) this.#activate(at, true);
    else return;
    event.preventDefault();
  }

  #open(index: number): void {
    const entry = this.#found[index];
    if (entry === undefined) return;
    this.#dialog.close();
    this.#host.open(entry);
  }

  #update(): void {
    const found = find(this.#searchable, this.#field.value);
    const { entries, fit } = found;
    this.#found = entries;
    this.#list.replaceChildren(...entries.map((entry, index) => this.#option(entry, index)));
    this.#list.scrollTop = 0;
    this.#field.setAttribute('aria-expanded', String(entries.length > 0));
    this.#status.textContent = this.#statusText(this.#field.value.trim(), found);
    this.#active = -1;
    this.#field.removeAttribute('aria-activedescendant');
    // Suggestions are no matches: Enter opens none of them before it is chosen.
    this.#activate(fit === 'all' ? 0 : -1, false);
  }

  #statusText(query: string, { entries, total, fit }: Found): string {
    const { t } = this.#host.texts;
    const count = entries.length;
    if (query === '') return t(searchText('search.hint'));
    if (count === 0) return t(searchText('search.nothing'), { query });
    if (fit !== 'all') return t(searchText(fit === 'near' ? 'search.near' : 'search.some'), { query });
    return count < total
      ? t(searchText('search.first'), { count, total })
      : t(searchText('search.count'), { count });
  }

  #activate(index: number, scroll: boolean): void {
    if (index === this.#active) return;
    this.#list.children[this.#active]?.setAttribute('aria-selected', 'false');
    const option = this.#list.children[index];
    this.#active = option === undefined ? -1 : index;
    option?.setAttribute('aria-selected', 'true');
    if (option === undefined) this.#field.removeAttribute('aria-activedescendant');
    else this.#field.setAttribute('aria-activedescendant', option.id);
    if (scroll) option?.scrollIntoView({ block: 'nearest' });
  }

  #option(entry: SearchEntry, index: number): HTMLLIElement {
    const { kind, title, symbol, about, lesson } = entry;
    const symbols =
      symbol === undefined ? [] : [create('span', { class: 'search-symbol' }, richNodes([symbol]))];
    const inLesson =
      kind === 'lesson'
        ? []
        : [create('span', { class: 'search-lesson' }, [this.#lessonTitles.get(lesson) ?? lesson])];
    const abouts = about.length === 0 ? [] : [create('span', { class: 'search-about' }, richNodes(about))];
    const label = this.#host.texts.t(kindLabels[kind]);
    return create('li', { role: 'option', id: `search-option-${index}`, 'aria-selected': 'false' }, [
      create('span', { class: 'search-name' }, [title, ...symbols]),
      create('span', { class: 'search-kind' }, [label]),
      ...abouts,
      ...inLesson,
    ]);
  }
}
