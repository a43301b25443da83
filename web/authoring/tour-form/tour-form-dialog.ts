import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { detailsOf } from '../../engine/errors';
import { authoringText } from '../../i18n/en/authoring';
import { tourFormText } from '../../i18n/en/tour-form';
import type { Message } from '../../i18n/message';
import { placeText } from '../../store/document/cell';
import { initialState } from '../../store/document/preset';
import { staleText } from '../../ui/controls/stale-text';
import type { DialogHost, LazyDialog } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { checkedText } from '../share/checked-text';
import { type DraftStop, moveStop, newDraft, newStop, nextId, type TourDraft } from './draft/draft';
import { textOfFiles } from './draft/open-files';
import { type FormContext, inputValue } from './form-context';
import { TourSession } from './session';
import { stopFields } from './stop-fields';
import { TakeAlong } from './take-along';
import { startOnScreen, tourFields } from './tour-fields';
import { tourFormCss } from './tour-form.css';

/** The tours that are being written, by the store of their element: closing the dialog loses nothing. */
const sessions = new WeakMap<object, TourSession>();

/** The dialog in which an author writes a tour, as a form or as JSON. */
export class TourFormDialog implements LazyDialog {
  readonly styles = tourFormCss;
  readonly #host: DialogHost;
  readonly #takeAlong: TakeAlong;
  /** Null until the first render, which knows the lesson on the page. */
  #session: TourSession | null = null;
  /** The id of the stop whose fields are shown. */
  #stop = 1;
  /** Why files could not be opened; null if they could. */
  #openError: Message | null = null;

  constructor(host: DialogHost) {
    this.#host = host;
    this.#takeAlong = new TakeAlong(host);
  }

  render(screen: Model): TemplateResult {
    const session = this.#session ?? this.#open(screen);
    const { locale } = screen;
    const { draft, checked, isApart } = session;
    const isValid = session.isChecked && checked?.issues.length === 0;
    const context = this.#context(session, screen);
    return html`<dialog id="lazy-dialog" class="tour-form" aria-labelledby="tour-form-title" @close=${() => this.#host.close()} @keydown=${(event: KeyboardEvent) => this.#key(event, session)}>
      <h2 id="tour-form-title">${locale.t(tourFormText('tour_form.heading'))}</h2>
      ${staleText(this.#host)}
      <p>${locale.t(tourFormText('tour_form.help'))} ${session.isStored ? nothing : html`<b>${locale.t(tourFormText('tour_form.not_kept'))}</b>`}</p>
      <div class="row commands">
        <button type="button" name="undo" aria-disabled=${!session.canUndo} @click=${() => session.undo()}>${locale.t('layout.undo')}</button>
        <button type="button" name="redo" aria-disabled=${!session.canRedo} @click=${() => session.redo()}>${locale.t('layout.redo')}</button>
        <button type="button" name="anew" @click=${() => session.update(firstDraft(screen))}>${locale.t(tourFormText('tour_form.anew'))}</button>
        <label class="open-files">${locale.t(tourFormText('tour_form.open'))} <input type="file" name="open" multiple accept=".json,.md" @change=${(event: Event) => void this.#openFiles(event, session)} /></label>
        <button type="button" name="try" class="main" aria-disabled=${!isValid} @click=${() => isValid && this.#try(session)}>${locale.t(tourFormText('tour_form.try'))}</button>
      </div>
      ${this.#openError === null ? nothing : html`<p class="refused" role="alert">${locale.format(this.#openError)}</p>`}
      <div class="views">
        <div class="form-side">
          ${isApart ? this.#apart(session) : nothing}
          <fieldset class="all" ?disabled=${isApart}>
            <div class="fields">${tourFields(context)}</div>
            ${this.#stops(context)}
          </fieldset>
        </div>
        <div class="json-side">
          <label for="tour-json">${locale.t(tourFormText('tour_form.json'))}</label>
          <textarea id="tour-json" rows="18" spellcheck="false" autocomplete="off" wrap="off" aria-describedby="tour-issues" .value=${session.json} @input=${(event: Event) => session.type(inputValue(event))}></textarea>
          <div id="tour-issues" class="found" role="status" tabindex="0">${this.#issues(session)}</div>
        </div>
      </div>
      ${this.#takeAlong.render(locale, draft, session.json, isValid)}
      <div class="row end"><button type="button" @click=${() => this.#host.close()}>${locale.t('common.close')}</button></div>
    </dialog>`;
  }

  #open(screen: Model): TourSession {
    const { store } = this.#host;
    const session = sessions.get(store) ?? new TourSession(() => firstDraft(screen));
    sessions.set(store, session);
    session.check = (json) => this.#host.check(json);
    session.changed = () => this.#host.changed();
    this.#session = session;
    this.#stop = session.draft.stops[0]?.id ?? 1;
    void session.checkNow();
    return session;
  }

  #context(session: TourSession, screen: Model): FormContext {
    const { draft, checked } = session;
    const { start, trace, lesson, schema } = checked ?? {};
    const run =
      start && trace && lesson && schema
        ? { ...screen, lesson, schema, trace, state: { ...initialState(lesson, schema), ...start } }
        : null;
    return {
      ...{ draft, screen, run },
      pointed: screen.lesson.id === draft.lesson ? pointedOn(screen) : null,
      update: (next, field) => session.update(next, field),
      updateStop: (stop, field) =>
        session.update(
          { ...draft, stops: draft.stops.map((each) => (each.id === stop.id ? stop : each)) },
          field && `${stop.id}-${field}`,
        ),
    };
  }

  /** Told above the form while the JSON has changes that it does not show. */
  #apart(session: TourSession): TemplateResult {
    const { locale } = this.#host;
    return html`<p class="refused apart" role="alert">${locale.t(tourFormText('tour_form.apart'))}
      <button type="button" name="back-to-form" @click=${() => session.undo()}>${locale.t(tourFormText('tour_form.drop_json'))}</button></p>`;
  }

  /** Opens the files of a tour on the device; one that cannot be read is told instead. */
  async #openFiles({ currentTarget }: Event, session: TourSession): Promise<void> {
    const field = currentTarget as HTMLInputElement;
    const files = [...(field.files ?? [])];
    field.value = '';
    try {
      session.type(await textOfFiles(files));
      this.#openError = null;
    } catch (error) {
      this.#openError = detailsOf(error);
      this.#host.changed();
    }
  }

  #issues({ error, checked, isChecked, isUntouched }: TourSession): TemplateResult | string {
    const { locale } = this.#host;
    if (error !== null) return locale.format(detailsOf(error));
    if (checked === null || !isChecked) return locale.t(authoringText('share.reading'));
    if (isUntouched) return locale.t(tourFormText('tour_form.begin'));
    return checkedText(checked, locale);
  }

  #stops(context: FormContext): TemplateResult {
    const { draft, screen } = context;
    const { locale } = screen;
    const { stops } = draft;
    const found = stops.findIndex(({ id }) => id === this.#stop);
    const at = Math.max(found, 0);
    const stop = stops[at];
    const select = (id: number): void => {
      this.#stop = id;
      this.#host.changed();
    };
    const add = (): void => {
      const added = newStop(context.pointed ?? stop?.focus ?? '', nextId(draft));
      this.#stop = added.id;
      context.update({ ...draft, stops: stops.toSpliced(at + 1, 0, added) });
    };
    const remove = (): void => {
      this.#stop = (stops[at + 1] ?? stops[at - 1])?.id ?? 0;
      context.update({ ...draft, stops: stops.toSpliced(at, 1) });
    };
    const move = (to: number): void => context.update({ ...draft, stops: moveStop(stops, at, to) });
    const command = (name: string, text: string, isPossible: boolean, act: () => void): TemplateResult =>
      html`<button type="button" name=${name} aria-disabled=${!isPossible} @click=${() => isPossible && act()}>${text}</button>`;
    return html`<h3>${locale.t(tourFormText('tour_form.stops'))}</h3>
      <ol class="stops">${repeat(
        stops,
        ({ id }) => id,
        (each) =>
          html`<li><button type="button" aria-pressed=${each.id === stop?.id} @click=${() => select(each.id)}>${this.#stopName(each, context)}</button></li>`,
      )}</ol>
      <div class="row commands">
        ${command('add', locale.t(tourFormText('tour_form.add_stop')), true, add)} ${command('up', locale.t(tourFormText('tour_form.move_up')), at > 0, () => move(at - 1))}
        ${command('down', locale.t(tourFormText('tour_form.move_down')), at < stops.length - 1, () => move(at + 1))} ${command('remove', locale.t(tourFormText('tour_form.remove')), stops.length > 1, remove)}
      </div>
      ${stop === undefined ? nothing : html`<fieldset class="fields stop-fields"><legend>${locale.t(tourFormText('tour_form.stop'), { at: at + 1 })}</legend>${stopFields(context, stop)}</fieldset>`}`;
  }

  /** The step of a stop and the beginning of its text. */
  #stopName({ focus, prose }: DraftStop, { draft, screen, run }: FormContext): string {
    const node = run?.trace.node(focus.split(':')[0] ?? '');
    const text = prose[draft.languages[0] ?? ''] ?? '';
    const step = node === undefined ? focus : screen.locale.format(node.title);
    return text === '' ? step : `${step}: ${text.slice(0, 60)}`;
  }

  /** Undo and redo, unless a text field has its own. */
  #key(event: KeyboardEvent, session: TourSession): void {
    const [target] = event.composedPath();
    const isInText = target instanceof HTMLElement && target.matches('textarea, input[type="text"]');
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || isInText || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) session.redo();
    else session.undo();
  }

  #try({ checked }: TourSession): void {
    this.#host.close();
    void checked?.preview(() => this.#host.open('tour'));
  }
}

/** A tour of one stop: what is on the screen, with its words, options and numbers. */
function firstDraft(screen: Model): TourDraft {
  return { ...newDraft(screen.lesson.id, pointedOn(screen)), start: startOnScreen(screen) };
}

/** The selected cell of the step on the screen, else the step. */
function pointedOn({ state }: Model): string {
  const { node } = state.position;
  const cell = state.trail.at(-1);
  return cell?.node === node ? placeText(cell) : node;
}
