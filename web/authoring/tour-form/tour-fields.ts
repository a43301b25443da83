import { html, type TemplateResult } from 'lit';
import { languages } from '../../i18n/choose';
import { authoringText } from '../../i18n/en/authoring';
import { tourFormText } from '../../i18n/en/tour-form';
import { titleOf } from '../../i18n/lesson-texts';
import { atStep, initialState } from '../../store/document/preset';
import { encode } from '../../store/links/encode';
import { hideNames } from '../../store/untrusted/hide-and-lock';
import { tourLimits } from '../../store/untrusted/tour';
import type { Model } from '../../ui/model';
import { checkbox, lockable, lockLabels, regionLabels } from '../share/labels';
import { withLanguages } from './draft/draft';
import { choice, type FormContext, textFields } from './form-context';

/** The fields of the whole tour: its title, its languages, and where it starts. */
export function tourFields(context: FormContext): TemplateResult {
  const { draft, screen } = context;
  const { locale } = screen;
  const size = { rows: 1, maxLength: tourLimits.title };
  const lessons = screen.contents.flatMap((part) =>
    part.lessons.map((entry) => [entry.id, titleOf(locale, entry)] as const),
  );
  const setLesson = (lesson: string): void => context.update({ ...draft, lesson, start: {} });
  return html`${textFields(context, 'title', tourFormText('tour_form.name'), draft.title, size, (title, field) => context.update({ ...draft, title }, field))}
    ${languageField(context)}
    ${choice('lesson', locale.t(tourFormText('tour_form.lesson')), lessons, draft.lesson, setLesson)}
    ${startField(context)}
    <p class="wide"><button type="button" name="use-start" @click=${() => context.update({ ...draft, lesson: screen.lesson.id, start: startOnScreen(screen) })}>${locale.t(tourFormText('tour_form.use_start'))}</button></p>
    ${restrictions(context)}`;
}

/** One language, or all languages of the page, beginning with one of them. */
function languageField(context: FormContext): TemplateResult {
  const { draft, screen } = context;
  const { locale } = screen;
  const codes = Object.keys(languages);
  const orders = codes.map((first) => [first, ...codes.filter((code) => code !== first)]);
  const options = [
    ['', locale.t(tourFormText('tour_form.one_language'))] as const,
    ...orders.map(
      (order) => [order.join(' '), order.map((code) => languages[code]?.name ?? code).join(', ')] as const,
    ),
  ];
  const change = (value: string): void => {
    const order = value.split(' ');
    const isFirst = draft.languages.length === 1 && order.length > 1;
    // A text that had no language is in that of the reader of the form.
    const from = isFirst ? withLanguages(draft, [locale.code]) : draft;
    context.update(withLanguages(from, order));
  };
  return choice(
    'languages',
    locale.t(tourFormText('tour_form.languages')),
    options,
    draft.languages.join(' '),
    change,
  );
}

function startField(context: FormContext): TemplateResult {
  const { draft, screen } = context;
  const { locale } = screen;
  const isOwn = Object.keys(draft.start).length === 0;
  const own = ['', locale.t(tourFormText('tour_form.start_own'))] as const;
  const taken = [
    'taken',
    locale.t(tourFormText(draft.start.link === undefined ? 'tour_form.start_json' : 'tour_form.start_taken')),
  ] as const;
  const options = isOwn ? [own] : [own, taken];
  const change = (value: string): void => {
    if (value === '') context.update({ ...draft, start: {} });
  };
  return choice('start', locale.t(tourFormText('tour_form.start')), options, isOwn ? '' : 'taken', change);
}

/** What a tour starts from to have the words, options and numbers of the screen; empty if they are those of the lesson. */
export function startOnScreen({ state, lesson, schema }: Model): { readonly link?: string } {
  const preset = atStep(initialState(lesson, schema));
  const linkTo = (document: typeof state.document): string => encode({ ...preset, document }, lesson, schema);
  const link = linkTo(state.document);
  return link === linkTo(preset.document) ? {} : { link };
}

/** What readers see, and what they may change, while the tour is on. */
function restrictions(context: FormContext): TemplateResult {
  const { draft, screen } = context;
  const { locale } = screen;
  const { hide, lock } = draft;
  const toggled = (names: readonly string[], name: string, on: boolean): readonly string[] =>
    on ? names.filter((each) => each !== name) : [...names, name];
  return html`<details class="wide"><summary>${locale.t(tourFormText('tour_form.restrictions'))}</summary>
    <fieldset><legend>${locale.t(authoringText('share.readers_see'))}</legend><div class="ticks-list">
      ${hideNames.map((name) => checkbox(name, locale.t(regionLabels[name]), !hide.includes(name), (on) => context.update({ ...draft, hide: toggled(hide, name, on) })))}
    </div></fieldset>
    <fieldset><legend>${locale.t(authoringText('share.readers_may_change'))}</legend><div class="ticks-list">
      ${lockable.map((name) => checkbox(name, locale.t(lockLabels[name]), !(lock.includes(name) || lock.includes('all')), (on) => context.update({ ...draft, lock: toggled(lock.includes('all') ? lockable : lock, name, on) })))}
    </div></fieldset>
  </details>`;
}
