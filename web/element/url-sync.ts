import { library, type OpenedLesson } from '../figures/library';
import { joinMessages, type Message, message } from '../i18n/message';
import { isProgramId } from '../lessons/address';
import type { AttributeIssue } from '../store/attributes/initial-view';
import type { State } from '../store/document/state';
import { activeTour, type LabState } from '../store/lab-state';
import { decode, exerciseInLink, hasBackwardPass, languageInLink, lessonInLink } from '../store/links/decode';
import { UrlHash } from '../ui/dom/url-hash';
import { cellValue, editableText } from '../ui/format/format';
import { isEditable } from '../ui/matrix/matrix-cell';
import type { Model } from '../ui/model';
import { lostIssues, type SyncHost } from './attribute-sync';
import type { LabIntent } from './lab-intent';
import { Leaving, type TypedNumber, takeLeft } from './leaving';
import { lessonErrorText } from './opening/lesson-opener';

let loading: Promise<typeof import('../store/links/encode')> | undefined;

/**
 * Loaded after the first lesson, since the address is written only after a change. One promise for all, since those of two
 * imports may resolve in any order.
 */
const loadEncode = () => (loading ??= import('../store/links/encode'));

/** Without the module, for example offline, the address stays as it is. */
const ignore = (): void => {};

/** Keeps the address bar and the state equal while the attribute `sync` is `hash`. */
export class UrlSync {
  readonly #lab: HTMLElement;
  readonly #host: SyncHost;
  readonly #url = new UrlHash((hash) => this.#navigate(hash));
  /** While a state is restored no history entry is pushed: that would delete the entries of the forward button. */
  #isRestoring = false;
  /** How often the reader has gone to another address. */
  #navigations = 0;
  /** How many states of addresses are being opened. */
  #restoring = 0;
  /** Whether the state of another address still has the tour of before: nothing is written until its own is there. */
  #isResuming = false;
  /** Whether there is something to write then. */
  #isHeld = false;

  readonly #leaving: Leaving;
  /** What was being typed when the page was left; null if it is open again, or there was nothing. */
  #typed: TypedNumber | null = null;

  constructor(lab: HTMLElement, host: SyncHost) {
    this.#lab = lab;
    this.#host = host;
    const url = this.#url;
    this.#leaving = new Leaving({
      get hash() {
        return url.hash;
      },
      get before() {
        return url.reloaded;
      },
      // Until the state of another address is there, that address is the right one.
      flush: () => (this.#restoring > 0 ? url.hash : url.flush()),
      get typed() {
        return host.intent === null ? null : typedNumber(host.intent.current());
      },
    });
  }

  /** Continues where the page was left. To be called before the address is read. */
  goOn(): void {
    const left = this.isEnabled ? takeLeft(this.#url.hash) : null;
    if (left === null) return;
    this.#typed = left.typed;
    if (left.hash !== null) this.#url.correct(left.hash);
  }

  /**
   * Opens the cell that was open when the page was left, and keeps what is changed from now on. To be called when the lesson and
   * its tour are on show: an address without the tour would be no better than that of before.
   */
  settle(intent: LabIntent): void {
    if (this.isEnabled) this.#leaving.connect();
    const typed = this.#typed;
    this.#typed = null;
    const node = typed === null ? undefined : intent.store.trace.node(typed.cell.node);
    if (typed !== null && node !== undefined && isEditable(node, intent.current()))
      intent.edit(typed.cell, typed.text);
  }

  get isEnabled(): boolean {
    return this.#host.attributes().sync === 'hash';
  }

  /** The part of the address after `#`; empty while syncing is disabled. */
  get hash(): string {
    return this.isEnabled ? this.#url.hash : '';
  }

  connect(): void {
    if (this.isEnabled) this.#url.connect();
  }

  /** Loads what writes the address, so that the first change does not wait for it. */
  prepare(): void {
    if (this.isEnabled) loadEncode().catch(ignore);
  }

  disconnect(): void {
    this.#url.disconnect();
    this.#leaving.disconnect();
  }

  /** Updates the address after a change. Opening another lesson adds a history entry; editing a program does not. */
  update(state: LabState, before: LabState): void {
    const [lesson, last] = [state.document.lesson, before.document.lesson];
    const isEdit = isProgramId(lesson) && isProgramId(last);
    this.save(this.#isRestoring || isEdit || lesson === last ? 'replace' : 'push');
  }

  /** Saves the state in the address, with the language if the element has the attribute `lang`. */
  save(method: 'push' | 'replace'): void {
    const { intent } = this.#host;
    if (intent === null || !this.isEnabled) return;
    this.#isHeld = method === 'replace' && this.#isResuming;
    if (this.#isHeld) return;
    const { state, lesson, schema } = intent.store;
    const language = this.#lab.lang === '' ? '' : `&lang=${this.#lab.lang}`;
    const navigations = this.#navigations;
    loadEncode().then(({ encode, tourKeys }) => {
      // The reader has gone to another address while this was loading.
      if (navigations !== this.#navigations) return;
      this.#url[method](() => encode(state, lesson, schema) + tourKeys(activeTour(state)) + language);
    }, ignore);
  }

  /** Sets the attribute `lang` to the language that the address names, if any. */
  applyLanguage(): void {
    const language = languageInLink(this.hash);
    if (language !== '' && language !== this.#lab.lang) this.#lab.lang = language;
  }

  /** Decodes a hash and hands the state to `apply`. Returns what could not be restored, and what is unusual. */
  async show(
    intent: LabIntent,
    opened: OpenedLesson,
    hash: string,
    apply: (state: State) => void,
  ): Promise<readonly AttributeIssue[]> {
    const { state, messages } = decode(hash, [opened.lesson], [opened.schema]);
    this.#isRestoring = true;
    apply(state);
    this.#isRestoring = false;
    const missing = [...messages, ...lostIssues(intent, state).map(asPart)];
    const found = missing.length > 0 ? [leftOut(missing)] : [];
    const warnings = await textWarnings(state, opened);
    return [...found, ...warnings].map((message) => ({ code: 'state', message }));
  }

  async #navigate(hash: string): Promise<void> {
    this.#navigations += 1;
    this.#restoring += 1;
    try {
      await this.#restore(hash);
    } finally {
      this.#restoring -= 1;
      this.#isResuming = false;
      if (this.#isHeld) this.save('replace');
    }
  }

  /** Loads the lesson of a hash and shows its state, unless something else has been opened meanwhile. */
  async #restore(hash: string): Promise<void> {
    const { intent } = this.#host;
    if (intent === null) return;
    if (exerciseInLink(hash) !== '') return this.#host.restart();
    const isCurrent = intent.interrupt();
    try {
      this.applyLanguage();
      const id = lessonInLink(hash);
      const [opened] = await Promise.all([library.open(id), this.#host.loadTexts(id)]);
      if (hasBackwardPass(hash)) await this.#host.fetchBackwardPass();
      if (intent !== this.#host.intent || !isCurrent()) return;
      const apply = (state: State): void => intent.dispatch({ type: 'restore', state });
      this.#isResuming = true;
      const issues = await this.show(intent, opened, hash, apply);
      if (intent !== this.#host.intent || !isCurrent()) return;
      this.#host.reportIssues(intent, issues);
      await intent.resumeTour(hash);
    } catch (error) {
      if (isCurrent()) intent.showMessage(lessonErrorText(error));
    }
  }
}

/** The message of an issue, as a part of a sentence. */
function asPart({ code, message: { key, args } }: AttributeIssue): Message {
  return { key: code === 'step' ? 'lab.lost_step' : key, args };
}

/** What is typed in an open cell, unless it is the number of the cell. */
function typedNumber({ editing, trace, locale }: Model): TypedNumber | null {
  if (editing === null) return null;
  const { cell, text } = editing;
  const node = trace.node(cell.node);
  const isNew = node === undefined || text !== editableText(locale, cellValue(node, cell.row, cell.col));
  return isNew ? { cell, text } : null;
}

function leftOut(missing: readonly Message[]): Message {
  return message('lab.some_link_left_out', { missing: joinMessages('common.joined', missing) });
}

/** Warns where a lesson that compares a text with itself has two texts of different lengths; offline, it does not. */
async function textWarnings(
  { document }: State,
  { lesson, schema }: OpenedLesson,
): Promise<readonly Message[]> {
  const { query, key } = document.tokens;
  if (query.length === key.length) return [];
  const loaded = await import('../store/untrusted/one-text').catch(ignore);
  return loaded?.textsDiffer(document, lesson, schema) ?? [];
}
