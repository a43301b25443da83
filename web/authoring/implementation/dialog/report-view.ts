import { html, nothing, type TemplateResult } from 'lit';
import { shapeText } from '../../../formats/given-array';
import type { Locale } from '../../../i18n/i18n';
import type { CheckReport, StepResult, UnknownArray } from '../compare/report';
import {
  diagnosisMessage,
  differenceOf,
  explainedMessage,
  inputMessage,
  inputReadings,
  missingMessages,
  noDiagnosisMessage,
  outcomeOf,
  statusMessage,
  verdictMessage,
} from '../format';

/** What the reader can do with a report. */
export interface ReportActions {
  /** Says what an array stands for; empty to leave it out. */
  assign(array: string, target: string): void;
  showStep(step: StepResult): void;
}

/** The result of a check: what was found, the steps, and matrices that are not known. */
export function reportView(report: CheckReport, locale: Locale, actions: ReportActions): TemplateResult {
  const { unknown, steps, notes } = report;
  return html`${verdict(report, locale, actions)}
    <p class="remark">${locale.t('implementation.read', { format: locale.format(report.format) })}</p>
    ${notes.map((note) => html`<p class="remark">${locale.format(note)}</p>`)}
    ${unknown.map((array) => unknownArray(array, report, locale, actions))}
    ${steps.length === 0 ? nothing : stepTable(report, locale)}
    ${assignments(report, locale, actions)} ${inputList(report, locale)}`;
}

function verdict(report: CheckReport, locale: Locale, actions: ReportActions): TemplateResult {
  const { first, diagnoses } = report;
  const isRight = outcomeOf(report) === 'agrees';
  return html`<div class="finding ${isRight ? 'agrees' : ''}">
    <p class="summary-line">${locale.format(verdictMessage(report))}</p>
    ${report.unjudged.length === 0 ? nothing : missingMessages(report).map((text) => html`<p>${locale.format(text)}</p>`)}
    ${first?.difference ? html`<p>${locale.format(differenceOf(first, report))}</p>` : nothing}
    ${diagnoses.map(
      (diagnosis, at) => html`<p class="diagnosis">
        ${locale.format(diagnosisMessage(diagnosis, at, locale.format(diagnosis.text)))}
        ${explained(locale, explainedMessage(diagnosis, report))}
      </p>`,
    )}
    ${first !== null && diagnoses.length === 0 ? html`<p class="diagnosis">${locale.format(noDiagnosisMessage(report))}</p>` : nothing}
    ${first === null ? nothing : html`<button type="button" @click=${() => actions.showStep(first)}>${locale.t('implementation.show_step')}</button>`}
  </div>`;
}

const explained = (locale: Locale, text: ReturnType<typeof explainedMessage>) =>
  text === null ? nothing : locale.format(text);

function stepTable({ steps, first }: CheckReport, locale: Locale): TemplateResult {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${locale.t('implementation.column_step')}</th>
        <th scope="col">${locale.t('implementation.column_yours')}</th>
        <th scope="col">${locale.t('implementation.column_result')}</th>
      </tr>
    </thead>
    <tbody>
      ${steps.map(
        (
          step,
        ) => html`<tr class=${step.status === 'agrees' ? 'agrees' : step === first ? 'differs first' : 'differs'}>
          <th scope="row"><span aria-hidden="true">${step.status === 'agrees' ? '✓' : '✗'}</span> ${locale.format(step.target.title)} <code>${step.target.label}</code></th>
          <td><code>${step.name}</code>${step.isMean ? html` (${locale.t('implementation.mean')})` : nothing}</td>
          <td>${locale.format(statusMessage(step))}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** All arrays that were recognised, each of which may be something else. */
function assignments(report: CheckReport, locale: Locale, actions: ReportActions): TemplateResult {
  const given = report.inputs.flatMap(({ input, name, shape = [] }) =>
    name === null ? [] : [{ name, shape, near: [{ pattern: input, label: input }] }],
  );
  const steps = report.steps.map(({ name, shape, target }) => ({ name, shape, near: [target] }));
  return html`<details>
    <summary>${locale.t('implementation.assign_anew')}</summary>
    ${[...given, ...steps].map((array) => unknownArray(array, report, locale, actions))}
  </details>`;
}

function unknownArray(
  { name, shape, near }: UnknownArray,
  { targets }: CheckReport,
  locale: Locale,
  { assign }: ReportActions,
): TemplateResult {
  const nearby = near.map(({ pattern }) => pattern);
  const others = targets.filter((target) => !nearby.includes(target));
  const option = (target: string): TemplateResult => html`<option value=${target}>${target}</option>`;
  return html`<label class="unknown-array">
    <span>${locale.t('implementation.what_is', { name, shape: shapeText(shape) })}</span>
    <select @change=${(event: Event) => {
      const { value } = event.currentTarget as HTMLSelectElement;
      if (value !== '?') assign(name, value === '-' ? '' : value);
    }}>
      <option value="?" selected>${locale.t('implementation.choose')}</option>
      ${nearby.map(option)}
      <option value="-">${locale.t('implementation.left_out')}</option>
      ${others.map(option)}
    </select>
  </label>`;
}

function inputList({ inputs, options }: CheckReport, locale: Locale): TemplateResult {
  const list = Object.entries(options).map(([name, value]) => `${name} = ${value}`);
  return html`<details>
    <summary>${locale.t('implementation.inputs')}</summary>
    <ul>
      ${inputReadings(inputs.filter(({ name }) => name !== null)).map((text) => html`<li>${locale.format(text)}</li>`)}
      ${inputs
        .filter(({ name }) => name === null)
        .map(
          (use) =>
            html`<li>${locale.t('implementation.is_input', { input: use.input, source: locale.format(inputMessage(use)) })}</li>`,
        )}
    </ul>
    ${list.length === 0 ? nothing : html`<p>${locale.t('implementation.options', { options: list.join(', ') })}</p>`}
  </details>`;
}
