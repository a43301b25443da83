import { html, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { detailsOf, MessageError } from '../../../engine/errors';
import { exercisesText } from '../../../i18n/en/exercises';
import type { Locale } from '../../../i18n/i18n';
import { type Message, message } from '../../../i18n/message';
import { isRefusal } from '../../../store/document/refusal';
import { adoptStyles } from '../../../ui/dom/adopt-styles';
import { addFallbacks, loadFonts } from '../../../ui/fonts/fonts';
import { type Exercise, modelOf } from '../exercise';
import { generate } from '../generation/generate';
import { loadSource } from '../load-source';
import { isInAddress, openExercise, openLesson } from '../open';
import { type ExerciseSpec, maxSeed, readSpec } from '../spec';
import { exerciseCss } from './exercise.css';
import { keepAnswers, keptAnswers } from './keep';
import { Session } from './session';
import { exerciseView } from './view';

/** The exercises that are open, so that another language does not lose what has been answered. */
const sessions = new WeakMap<ShadowRoot, { readonly text: string; readonly session: Session }>();

/**
 * Shows an exercise inside the element, instead of a lesson. `text` is untrusted. `restart` is called when the address names
 * something else. The result removes the exercise.
 */
export async function mount(
  root: ShadowRoot,
  locale: Locale,
  text: string,
  restart: () => void,
): Promise<() => void> {
  addFallbacks();
  adoptStyles(root, { styles: exerciseCss });
  const view = document.createElement('div');
  view.className = 'lab exercise';
  root.append(view);
  void loadFonts(root.host);
  addEventListener('hashchange', restart);
  const close = (): void => {
    removeEventListener('hashchange', restart);
    view.remove();
  };
  const opened = sessions.get(root);
  const session = opened?.text === text ? opened.session : await newSession(root, text, locale);
  if (!(session instanceof Session)) showError(view, root.host, session, locale);
  else {
    sessions.set(root, { text, session });
    draw(view, root.host, session, locale);
  }
  return close;
}

async function newSession(root: ShadowRoot, text: string, locale: Locale): Promise<Session | Message> {
  const exercise = await makeExercise(text);
  if ('error' in exercise) return exercise.error;
  const { spec } = exercise;
  const session = new Session(exercise, root.host, locale, (answers) => keepAnswers(spec, answers));
  session.resume(keptAnswers(spec));
  return session;
}

/** The exercise of an untrusted text, or why there is none. */
async function makeExercise(text: string): Promise<Exercise | { readonly error: Message }> {
  const spec = readSpec(text);
  if (isRefusal(spec)) return spec;
  try {
    const source = await loadSource(spec.lesson);
    return isRefusal(source) ? source : generate(spec, source);
  } catch (error) {
    // A program may be wrong: its message says where.
    if (error instanceof MessageError) return { error: error.details };
    return { error: message('lab.engine_not_started', { reason: detailsOf(error) }) };
  }
}

/** Renders into an element, and everything anew where a translator of the page has removed nodes that Lit needs. */
function redrawer(view: HTMLElement): (content: TemplateResult) => void {
  let key = {};
  return (content) => {
    try {
      render(keyed(key, content), view);
    } catch {
      // What has failed for another reason fails again.
      key = {};
      render(keyed(key, content), view);
    }
  };
}

function draw(view: HTMLElement, host: Element, session: Session, locale: Locale): void {
  const redraw = redrawer(view);
  session.locale = locale;
  const model = modelOf(session.exercise, locale);
  const { spec } = session.exercise;
  const lock = host.getAttribute('lock') ?? '';
  const isLocked = /\b(?:lesson|all)\b/.test(lock);
  const mayRepeat = !/\ball\b/.test(lock);
  const leave = isLocked ? null : () => openLesson(host, spec.lesson);
  const next: ExerciseSpec = { ...spec, seed: spec.seed === maxSeed ? 1 : spec.seed + 1 };
  let wasFinished = session.isFinished;
  const again = (): void => openExercise(host, next);
  const restart = (): void => {
    session.restart();
    changed();
    view.querySelector<HTMLElement>('form :is(input, button)')?.focus();
  };
  const repeat = mayRepeat ? { again, restart } : null;
  const changed = (): void => {
    const context = { session, model, changed, repeat, openLesson: leave, isPage: isInAddress(host) };
    redraw(exerciseView(context));
    if (session.isFinished && !wasFinished) view.querySelector<HTMLElement>('.summary')?.focus();
    wasFinished = session.isFinished;
  };
  changed();
}

function showError(view: HTMLElement, host: Element, error: Message, locale: Locale): void {
  const text = locale.format(error);
  host.dispatchEvent(
    new CustomEvent('error', { detail: { code: 'attribute', message: text }, bubbles: true, composed: true }),
  );
  render(errorView(text, host, locale), view);
}

function errorView(text: string, host: Element, locale: Locale): TemplateResult {
  return html`<p class="load-error" role="alert">${text}</p>
    <div class="row"><button type="button" @click=${() => openLesson(host, '')}>${locale.t(exercisesText('exercises.open_lesson'))}</button></div>`;
}
