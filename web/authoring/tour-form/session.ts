import { tourLimits } from '../../store/untrusted/tour';
import type { CheckedTour } from '../../ui/lazy';
import type { TourDraft } from './draft/draft';
import { draftJson, readDraft } from './draft/draft-json';
import { storeDraft, storedDraft } from './draft-storage';

/** Milliseconds after the last change before the tour is checked. */
const debounceTime = 300;
const maxHistory = 200;

/**
 * A tour that is being written, as a form and as JSON. A change of the form writes the JSON anew; a change of the JSON becomes
 * one of the form as soon as the checker finds no mistakes.
 */
export class TourSession {
  #draft: TourDraft;
  #json: string;
  /** The last JSON that the form has taken over. */
  #adopted = '';
  #past: readonly TourDraft[] = [];
  #future: readonly TourDraft[] = [];
  /** The field of the last change: further ones of the same field are undone together with it. */
  #field = '';
  #checked: CheckedTour | null = null;
  #checkedJson = '';
  #error: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStored = true;
  /** Set by the dialog that shows the session. */
  check: (json: string) => Promise<CheckedTour> = () => new Promise(() => {});
  changed: () => void = () => {};

  /** Goes on with the draft on the device, else with a new one. */
  constructor(create: () => TourDraft) {
    const stored = storedDraft();
    this.#draft = (stored && readDraft(stored.form)) ?? create();
    this.#json = stored?.json ?? draftJson(this.#draft);
    this.#store();
  }

  get draft(): TourDraft {
    return this.#draft;
  }

  get json(): string {
    return this.#json;
  }

  /** The result of the last check, which may be older than the tour; null before the first one. */
  get checked(): CheckedTour | null {
    return this.#checked;
  }

  /** Whether the last check was of the tour as it is now. */
  get isChecked(): boolean {
    return this.#checked !== null && this.#checkedJson === this.#json;
  }

  /** Why the tour could not be checked; null if there was no failure. */
  get error(): unknown {
    return this.#error;
  }

  /** Whether the JSON has changes that the form does not show. */
  get isApart(): boolean {
    return this.#json !== this.#adopted && formatted(this.#json) !== draftJson(this.#draft);
  }

  /** Whether nothing has been written: what is missing is then no mistake. */
  get isUntouched(): boolean {
    const { title, stops } = this.#draft;
    const texts = [title, ...stops.map(({ prose }) => prose)].flatMap((each) => Object.values(each));
    return (
      texts.every((text) => text === '') && stops.every(({ question }) => question === null) && !this.isApart
    );
  }

  /** Whether the browser keeps the draft on the device. */
  get isStored(): boolean {
    return this.#isStored;
  }

  get canUndo(): boolean {
    return this.#past.length > 0 || this.isApart;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Changes the draft by the form. `field` names what is being typed into; empty for changes that are undone one by one. */
  update(draft: TourDraft, field = ''): void {
    if (draft === this.#draft) return;
    if (field === '' || field !== this.#field) this.#past = [...this.#past, this.#draft].slice(-maxHistory);
    this.#field = field;
    this.#future = [];
    this.#show(draft);
  }

  /** Changes the JSON. The form follows when it has been checked. */
  type(json: string): void {
    this.#json = json;
    this.#field = '';
    this.#store();
    this.#requestCheck();
  }

  /** Undoes the last change of the form; changes of the JSON that the form does not show are dropped first. */
  undo(): void {
    const last = this.#past.at(-1);
    if (this.isApart) this.#show(this.#draft);
    else if (last !== undefined) {
      this.#past = this.#past.slice(0, -1);
      this.#future = [...this.#future, this.#draft];
      this.#show(last);
    }
    this.#field = '';
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#draft];
    this.#field = '';
    this.#show(next);
  }

  /** Checks the tour at once. */
  async checkNow(): Promise<void> {
    clearTimeout(this.#timer);
    const json = this.#json;
    this.#error = null;
    try {
      const checked = await this.check(json);
      if (json !== this.#json) return;
      this.#checked = checked;
      this.#checkedJson = json;
      if (checked.issues.length === 0) this.#adopt(json);
    } catch (error) {
      if (json === this.#json) this.#error = error;
    }
    this.changed();
  }

  /** Shows JSON without mistakes in the form. The JSON stays as it was typed until the form is changed. */
  #adopt(json: string): void {
    const draft = readDraft(json, this.#checked?.start?.document.lesson);
    if (draft === null) return;
    this.#adopted = json;
    if (draftJson(draft) === draftJson(this.#draft)) return;
    this.#past = [...this.#past, this.#draft].slice(-maxHistory);
    this.#future = [];
    this.#draft = draft;
    this.#store();
  }

  #show(draft: TourDraft): void {
    this.#draft = draft;
    this.#json = draftJson(draft);
    this.#store();
    this.#requestCheck();
  }

  #store(): void {
    const isShort = this.#json.length <= tourLimits.characters;
    this.#isStored = isShort && storeDraft({ form: draftJson(this.#draft), json: this.#json });
  }

  #requestCheck(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.checkNow(), debounceTime);
    this.changed();
  }
}

/** JSON as `draftJson` indents it; what is no JSON as it is. */
function formatted(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
