import { html, type TemplateResult } from 'lit';
import { tourFormText } from '../../i18n/en/tour-form';
import { tourLimits } from '../../store/untrusted/tour';
import { cellFields } from './cell-fields';
import type { DraftMistake, DraftQuestion } from './draft/draft';
import { type FormContext, textFields } from './form-context';

/** Mistakes that the author knows: the cell whose number a mistake gives, and what it says. Others are recognised by the engine. */
export function mistakeFields(
  context: FormContext,
  { mistakes, target }: DraftQuestion,
  set: (part: Partial<DraftQuestion>, field?: string) => void,
): TemplateResult {
  const { locale } = context.screen;
  const size = { rows: 2, maxLength: tourLimits.question };
  const isFull = mistakes.length >= tourLimits.mistakes;
  const one = (mistake: DraftMistake, at: number): TemplateResult => {
    const change = (part: Partial<DraftMistake>, field?: string): void =>
      set({ mistakes: mistakes.with(at, { ...mistake, ...part }) }, field);
    const name = `mistake-${at}`;
    return html`<div class="answer wide" role="group" aria-label=${locale.t(tourFormText('tour_form.mistake'), { at: at + 1 })}>
      ${cellFields(context, mistake.cell, { name, allowsNode: false, allowsMax: false }, (cell) => change({ cell }))}
      ${textFields(context, `${name}-text`, tourFormText('tour_form.mistake_text'), mistake.text, size, (text, field) => change({ text }, field))}
      <button type="button" class="quiet" @click=${() => set({ mistakes: mistakes.toSpliced(at, 1) })}>${locale.t(tourFormText('tour_form.remove_mistake'))}</button>
    </div>`;
  };
  const add = (): void => set({ mistakes: [...mistakes, { cell: target, edits: [], text: {} }] });
  return html`${mistakes.map(one)}
    <p class="wide"><button type="button" name="add-mistake" aria-disabled=${isFull} @click=${() => isFull || add()}>${locale.t(tourFormText('tour_form.add_mistake'))}</button></p>`;
}
