import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Engine } from '../engine/engine';
import { type ProgramWalk, programOf } from '../engine/programs';
import type { Trace } from '../engine/types';
import { programText } from '../i18n/en/program';
import type { Locale } from '../i18n/i18n';
import { message } from '../i18n/message';
import type { Lesson } from '../lessons/lesson';
import { requestWithActiveOptions } from '../store/document/request';
import type { Document } from '../store/document/state';
import type { RunnableLesson } from '../store/store';
import { settings } from '../ui/controls/step-settings';
import type { ProgramMode } from '../ui/mode';
import type { Model } from '../ui/model';
import { stepFor } from '../ui/prose/markup';
import { prose } from '../ui/prose/prose';
import type { UiIntent } from '../ui/ui-intent';
import { announcement } from './announcement';
import './editor/program-editor';
import { beside, changes, withOriginal } from './beside/beside';
import { noOrigin } from './beside/origin';
import { isBeside, loadOriginals, originalOf } from './beside/original-run';
import { help } from './help/help';
import { problemMessage } from './problem-message';
import { programCss } from './program.css';
import { commentSteps, optionsOfLines, programLesson } from './program-lesson';
import { walkFor } from './walks';

/** The walks of runs of one structure, which does not depend on the numbers. */
const walks = new WeakMap<Trace['sections'], ProgramWalk>();

function walkOf(
  document: Document,
  trace: Trace,
  { schema, engine }: Pick<RunnableLesson, 'schema' | 'engine'>,
): ProgramWalk | null {
  const known = walks.get(trace.sections);
  if (known !== undefined) return known;
  if (programOf(schema.id) === null) return null;
  const walk = walkFor(requestWithActiveOptions(document, schema), engine);
  if ('span' in walk) return null;
  walks.set(trace.sections, walk);
  return walk;
}

/** Lessons with the comments of a walk. */
const commented = new WeakMap<ProgramWalk, { readonly of: Lesson; readonly lesson: Lesson }>();

/** Options decide which lines run: the model with the comments of those that do, and with the options that they name. */
function withComments(model: Model, engine: Engine): Model {
  const { lesson, schema, state, trace } = model;
  const walk = walkOf(state.document, trace, { schema, engine });
  if (walk === null) return model;
  const known = commented.get(walk);
  if (known?.of === lesson) return { ...model, lesson: known.lesson };
  const unsaid = commentSteps(walk).filter(({ node }) => stepFor(lesson, node) === undefined);
  const stepOptions = optionsOfLines(programOf(schema.id) ?? '', walk, schema);
  const found = { ...lesson, steps: [...lesson.steps, ...unsaid], stepOptions };
  commented.set(walk, { of: lesson, lesson: found });
  return { ...model, lesson: found };
}

/** Saves the folder of a lesson about the program, or says why it cannot be one. */
async function makeLesson(
  { locale, lesson, trace, state }: Model,
  intent: UiIntent,
  source: string,
): Promise<void> {
  const walk = intent.programWalk();
  if (walk === null) return;
  const { saveLesson } = await import('./lesson/save-lesson');
  const saved = saveLesson({ text: source, lesson, document: state.document, trace, walk }, locale);
  const isSaved = typeof saved === 'string';
  intent.showMessage(isSaved ? message(programText('editor.lesson_saved'), { name: saved }) : saved.error);
}

/** It replaces the text, which undo brings back, and is nobody's version of another one. */
function openRecipe(recipe: string, intent: UiIntent): void {
  const problem = intent.editProgram(recipe, false, noOrigin);
  if (problem !== null) intent.showMessage(problemMessage(problem));
}

/** The text of the program, and how programs are written. */
function text(model: Model, intent: UiIntent): TemplateResult | null {
  const { locale, schema, trace, state } = model;
  const source = programOf(schema.id);
  if (source === null) return null;
  const { settings } = state;
  // Once the original is there, everything is drawn again.
  if (isBeside(settings) && originalOf(settings) === null)
    void loadOriginals().then(() => {
      if (originalOf(settings) !== null)
        intent.dispatch({ type: 'set-setting', name: 'program.beside', value: 'on' });
    });
  return html`<attention-lab-program-editor
      class="program"
      .locale=${locale}
      .source=${source}
      .walk=${intent.programWalk()}
      .trace=${trace}
      .schema=${schema}
      .node=${state.position.node}
      .settings=${settings}
      .intent=${intent}
      .makeLesson=${() => void makeLesson(model, intent, source)}
    ></attention-lab-program-editor>
    ${guard([locale, intent], () => help(locale, intent.programFunctions(), (recipe) => openRecipe(recipe, intent)))}`;
}

/** Scrolls to a part of the article of a press. */
const scrollTo =
  (part: string) =>
  ({ currentTarget }: Event): void =>
    (currentTarget as Element).closest('.article')?.querySelector(part)?.scrollIntoView();

/** Where there is one column, the numbers and the text are far from each other. */
function views(locale: Locale): TemplateResult {
  return html`<div class="views">
    <button type="button" @click=${scrollTo('.show .prose')}>${locale.t(programText('editor.to_numbers'))}</button>
    <button type="button" @click=${scrollTo('.program')}>${locale.t(programText('editor.to_text'))}</button>
  </div>`;
}

/** The mode of lessons about programs. */
export const programMode: ProgramMode = {
  styles: programCss,
  conceal: (model, engine) => withOriginal(withComments(model, engine), engine),
  takes: () => false,
  rootClass: () => ' program-mode',
  prose: text,
  above: (model, intent) =>
    html`${views(model.locale)}${prose(model, intent)}${settings(model.state.position.node, model, intent)}${changes(model)}`,
  below: (model, intent) => beside(model, intent.programWalk()),
  bar: () => null,
  announcement,
  step: () => undefined,
  changed: () => {},
  lessonOf: programLesson,
  walkOf,
};
