import { html, nothing, type TemplateResult } from 'lit';
import { tourFormText } from '../../i18n/en/tour-form';
import type { MessageId } from '../../i18n/message-id';
import { tourLimits } from '../../store/untrusted/tour';
import { checkbox } from '../share/labels';
import { cellFields } from './cell-fields';
import {
  type DraftQuestion,
  type DraftStop,
  newQuestion,
  pointerParts,
  type QuestionKind,
  questionKinds,
} from './draft/draft';
import { choice, type FormContext, inputValue, textFields } from './form-context';
import { mistakeFields } from './mistake-fields';

const kindLabels: Readonly<Record<QuestionKind | '', MessageId>> = {
  '': tourFormText('tour_form.question_none'),
  choice: tourFormText('tour_form.question_choice'),
  number: tourFormText('tour_form.question_number'),
  cell: tourFormText('tour_form.question_cell'),
  word: tourFormText('tour_form.question_word'),
  bar: tourFormText('tour_form.question_bar'),
  order: tourFormText('tour_form.question_order'),
  mask: tourFormText('tour_form.question_mask'),
};

const kinds = ['', ...questionKinds] as const;

/** The question of a stop: its kind, what is asked, the answer and a hint. */
export function questionFields(context: FormContext, stop: DraftStop): TemplateResult {
  const { locale } = context.screen;
  const { question } = stop;
  const options = kinds.map((kind) => [kind, locale.t(kindLabels[kind])] as const);
  const setKind = (value: string): void => {
    const kind = kinds.find((each) => each === value) ?? '';
    const target = /:/.test(stop.focus) ? stop.focus : `${stop.focus}:0,0`;
    const next = kind === '' ? null : { ...(question ?? newQuestion(kind, target)), kind };
    context.updateStop({ ...stop, question: withTarget(next, target) });
  };
  return html`<fieldset class="question">
    <legend>${locale.t(tourFormText('tour_form.question'))}</legend>
    ${choice('question', locale.t(tourFormText('tour_form.kind')), options, question?.kind ?? '', setKind)}
    ${question === null ? nothing : questionParts(context, stop, question)}
  </fieldset>`;
}

/** The question with a target that its kind can have: the number to type must be one cell. */
function withTarget(question: DraftQuestion | null, target: string): DraftQuestion | null {
  if (question === null || question.kind === 'choice') return question;
  return pointerParts(question.target).row === '' ? { ...question, target } : question;
}

function questionParts(context: FormContext, stop: DraftStop, question: DraftQuestion): TemplateResult {
  const { locale } = context.screen;
  const set = (part: Partial<DraftQuestion>, field?: string): void =>
    context.updateStop({ ...stop, question: { ...question, ...part } }, field);
  const size = { rows: 2, maxLength: tourLimits.question };
  const { kind } = question;
  const text = (name: 'ask' | 'right' | 'wrong' | 'hint') =>
    textFields(context, name, tourFormText(`tour_form.${name}`), question[name], size, (next, field) =>
      set({ [name]: next }, field),
    );
  const number = (name: 'within' | 'from' | 'to'): TemplateResult =>
    html`<label>${locale.t(tourFormText(`tour_form.${name}`))}<input name=${name} type="text" inputmode="decimal" placeholder=${name === 'within' ? locale.numeral('0.005') : ''} .value=${question[name]} @input=${(event: Event) => set({ [name]: inputValue(event) }, name)} /></label>`;
  return html`${checkbox('prediction', locale.t(tourFormText('tour_form.prediction')), question.isPrediction, (isPrediction) => set({ isPrediction }))}
    ${text('ask')}
    ${kind === 'choice' ? choices(context, question, set) : nothing}
    ${kind === 'choice' ? nothing : cellFields(context, question.target, { name: 'target', allowsNode: false, allowsMax: true }, (target) => set({ target }))}
    ${kind === 'number' ? number('within') : nothing}
    ${kind === 'bar' ? html`${number('within')} ${number('from')} ${number('to')}` : nothing}
    ${text('right')} ${text('wrong')} ${text('hint')}
    ${kind === 'number' ? mistakeFields(context, question, set) : nothing}`;
}

export type SetQuestion = (part: Partial<DraftQuestion>, field?: string) => void;

/** The choices, each with a radio button that makes it the right one. */
function choices(
  context: FormContext,
  { choices: texts, answer }: DraftQuestion,
  set: SetQuestion,
): TemplateResult {
  const { locale } = context.screen;
  const remove = (at: number): void =>
    set({
      choices: texts.toSpliced(at, 1),
      answer: Math.max(0, answer > at ? answer - 1 : Math.min(answer, texts.length - 2)),
    });
  const isFull = texts.length >= tourLimits.choices;
  return html`${texts.map(
    (
      text,
      at,
    ) => html`<div class="answer wide" role="group" aria-label=${locale.t(tourFormText('tour_form.choice'), { at: at + 1 })}>
      ${textFields(context, `choice-${at}`, tourFormText('tour_form.choice_text'), text, { rows: 1, maxLength: tourLimits.choice }, (next, field) => set({ choices: texts.with(at, next) }, field))}
      <label class="tick"><input type="radio" name="right-choice" .checked=${at === answer} @change=${() => set({ answer: at })} /><span>${locale.t(tourFormText('tour_form.is_right'))}</span></label>
      <button type="button" class="quiet" aria-disabled=${texts.length <= 2} @click=${() => texts.length > 2 && remove(at)}>${locale.t(tourFormText('tour_form.remove_choice'))}</button>
    </div>`,
  )}
  <p class="wide"><button type="button" aria-disabled=${isFull} @click=${() => isFull || set({ choices: [...texts, {}] })}>${locale.t(tourFormText('tour_form.add_choice'))}</button></p>`;
}
