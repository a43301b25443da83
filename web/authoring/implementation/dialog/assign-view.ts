import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { shapeText } from '../../../formats/given-array';
import { implementationText } from '../../../i18n/en/implementation';
import type { Locale } from '../../../i18n/i18n';
import type { NamedArray } from '../checking/messages';
import type { CheckReport } from '../compare/report';
import type { Checker } from './checker';
import type { AssignedArray } from './kept-check';

export interface AssignActions {
  /** Says what an array stands for. */
  assign(array: AssignedArray): void;
}

/** What a reader can say about the arrays of a report. */
export interface Assignable {
  readonly report: CheckReport;
  readonly leftOut: readonly NamedArray[];
  /** Arrays of which nothing was known, with what they may be. They stay in their place when they are known. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

/** Values of the list that are no matrices of the run. */
const leave = '-';
const open = '?';

interface Row extends NamedArray {
  /** What the array is taken for. */
  readonly now: string;
}

/** What every array is taken for, to be changed: folded away where that was recognised. In the order of names, which stays. */
export function assignmentsView(
  { report, leftOut, asked }: Assignable,
  locale: Locale,
  actions: AssignActions,
): TemplateResult {
  const rows = rowsOf(report, leftOut);
  const known = rows.filter(({ name }) => !asked.has(name));
  const select = (row: Row): TemplateResult => {
    const near = asked.get(row.name) ?? [];
    const others = report.targets.filter((target) => !near.includes(target));
    return targetSelect(row, [...near, leave, ...others], locale, actions);
  };
  const selects = (some: readonly Row[]) => repeat(some, ({ name }) => name, select);
  return html`${
    known.length === 0
      ? nothing
      : html`<details>
          <summary>${locale.t(implementationText('implementation.assign_anew'))}</summary>
          ${selects(known)}
        </details>`
  }
  ${selects(rows.filter(({ name }) => asked.has(name)))}`;
}

function rowsOf(report: CheckReport, leftOut: readonly NamedArray[]): readonly Row[] {
  const rows = new Map<string, Row>();
  const add = (name: string, shape: readonly number[], now: string): void => {
    if (!rows.has(name)) rows.set(name, { name, shape, now });
  };
  for (const { input, name, shape = [] } of report.inputs) if (name !== null) add(name, shape, input);
  for (const { name, shape, target } of report.steps) add(name, shape, target.pattern);
  for (const { name, shape } of report.unknown) add(name, shape, open);
  for (const { name, shape } of leftOut) add(name, shape, leave);
  return [...rows.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** All arrays of a file that cannot be checked as it was read, each of which may be said to be something else. */
export function assignedView(
  { arrays, assigned }: Pick<Checker, 'arrays' | 'assigned'>,
  targets: readonly string[],
  locale: Locale,
  actions: AssignActions,
): TemplateResult | typeof nothing {
  if (arrays.length === 0) return nothing;
  const rows = arrays.map(({ name, shape }): Row => {
    const target = assigned.get(name)?.target ?? open;
    return { name, shape, now: target === '' ? leave : target };
  });
  return html`<details ?open=${assigned.size > 0}>
    <summary>${locale.t(implementationText('implementation.assign_anew'))}</summary>
    ${repeat(
      rows,
      ({ name }) => name,
      (row) => targetSelect(row, [leave, ...targets], locale, actions),
    )}
  </details>`;
}

function targetSelect(
  { name, shape, now }: Row,
  values: readonly string[],
  locale: Locale,
  { assign }: AssignActions,
): TemplateResult {
  const textOf = (value: string): string => {
    if (value === open) return locale.t(implementationText('implementation.choose'));
    return value === leave ? locale.t(implementationText('implementation.left_out')) : value;
  };
  const change = ({ currentTarget }: Event): void => {
    const { value } = currentTarget as HTMLSelectElement;
    if (value !== open) assign({ name, shape, target: value === leave ? '' : value });
  };
  const all = now === open ? [open, ...values] : values.includes(now) ? values : [now, ...values];
  return html`<label class="unknown-array">
    <span>${locale.t(implementationText('implementation.what_is'), { name, shape: shapeText(shape) })}</span>
    <select @change=${change}>
      ${repeat(
        all,
        (value) => value,
        (value) => html`<option value=${value} .selected=${live(value === now)}>${textOf(value)}</option>`,
      )}
    </select>
  </label>`;
}
