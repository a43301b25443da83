import { html, nothing, type TemplateResult } from 'lit';
import { shapeText } from '../../../formats/given-array';
import { implementationText } from '../../../i18n/en/implementation';
import type { Locale } from '../../../i18n/i18n';
import type { CheckReport, StepResult } from '../compare/report';
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
  stepReading,
  verdictMessage,
} from '../format';
import { type AssignActions, type Assignable, assignmentsView } from './assign-view';

/** What the reader can do with a report. */
export interface ReportActions extends AssignActions {
  /** Null where the lesson does not have that step. */
  readonly showStep: ((step: StepResult) => void) | null;
}

/** How the text was read, and what each array was taken for, which can be changed. */
export function readingView(
  { report, leftOut, asked }: Assignable,
  locale: Locale,
  actions: ReportActions,
): TemplateResult {
  const { inputs, steps, format } = report;
  const readings = [...inputReadings(inputs.filter(({ name }) => name !== null)), ...steps.map(stepReading)];
  const isEmpty = readings.length + leftOut.length === 0;
  return html`<div class="reading">
    <p>${locale.t(implementationText(isEmpty ? 'implementation.read_alone' : 'implementation.read'), { format })}</p>
    <ul ?hidden=${isEmpty}>
      ${readings.map((reading) => html`<li>${locale.format(reading)}</li>`)}
      ${leftOut.map(({ name, shape }) => html`<li>${locale.t(implementationText('implementation.read_as'), { name, shape: shapeText(shape), target: locale.t(implementationText('implementation.is_left_out')) })}</li>`)}
    </ul>
    ${assignmentsView({ report, leftOut, asked }, locale, actions)}
  </div>`;
}

/** What the verdict rests on: what was assumed, the steps, the inputs. */
export function reportDetails(report: CheckReport, locale: Locale): TemplateResult {
  const { steps, notes } = report;
  return html`${notes.map((note) => html`<p class="remark">${locale.format(note)}</p>`)}
    ${steps.length === 0 ? nothing : stepTable(report, locale)} ${inputList(report, locale)}`;
}

/** What was found. */
export function verdictView(
  report: CheckReport,
  locale: Locale,
  { showStep }: ReportActions,
): TemplateResult {
  const { first, diagnoses } = report;
  const isRight = outcomeOf(report) === 'agrees';
  return html`<div class="finding ${isRight ? 'agrees' : ''}">
    <p class="summary-line">${locale.format(verdictMessage(report))}</p>
    ${report.unjudged.length === 0 ? nothing : missingMessages(report, 'dialog').map((text) => html`<p>${locale.format(text)}</p>`)}
    ${first?.difference ? html`<p>${locale.format(differenceOf(first, report))}</p>` : nothing}
    ${diagnoses.map(
      (diagnosis, at) => html`<p class="diagnosis">
        ${locale.format(diagnosisMessage(diagnosis, at, locale.format(diagnosis.text), report))}
        ${explained(locale, explainedMessage(diagnosis, report))}
      </p>`,
    )}
    ${first !== null && diagnoses.length === 0 ? html`<p class="diagnosis">${locale.format(noDiagnosisMessage(report))}</p>` : nothing}
    ${first === null || showStep === null ? nothing : html`<button type="button" @click=${() => showStep(first)}>${locale.t(implementationText('implementation.show_step'))}</button>`}
  </div>`;
}

const explained = (locale: Locale, text: ReturnType<typeof explainedMessage>) =>
  text === null ? nothing : locale.format(text);

function stepTable({ steps, first }: CheckReport, locale: Locale): TemplateResult {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${locale.t(implementationText('implementation.column_step'))}</th>
        <th scope="col">${locale.t(implementationText('implementation.column_yours'))}</th>
        <th scope="col">${locale.t(implementationText('implementation.column_result'))}</th>
      </tr>
    </thead>
    <tbody>
      ${steps.map(
        (
          step,
        ) => html`<tr class=${step.status === 'agrees' ? 'agrees' : step === first ? 'differs first' : 'differs'}>
          <th scope="row"><span aria-hidden="true">${step.status === 'agrees' ? '✓' : '✗'}</span> ${locale.format(step.target.title)} <code>${step.target.label}</code></th>
          <td><code>${step.name}</code>${step.isMean ? html` (${locale.t(implementationText('implementation.mean'))})` : nothing}</td>
          <td>${locale.format(statusMessage(step))}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function inputList({ inputs, options }: CheckReport, locale: Locale): TemplateResult {
  const list = Object.entries(options).map(([name, value]) => `${name} = ${value}`);
  return html`<details>
    <summary>${locale.t(implementationText('implementation.inputs'))}</summary>
    <ul>
      ${inputs
        .filter(({ name }) => name === null)
        .map(
          (use) =>
            html`<li>${locale.t(implementationText('implementation.is_input'), { input: use.input, source: locale.format(inputMessage(use)) })}</li>`,
        )}
    </ul>
    ${list.length === 0 ? nothing : html`<p>${locale.t(implementationText('implementation.options'), { options: list.join(', ') })}</p>`}
  </details>`;
}
