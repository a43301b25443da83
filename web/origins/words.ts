import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../i18n/en/authoring';
import { cellText, cellValue } from '../ui/format/format';
import { colName, rowName } from '../ui/format/names';
import { dragNumber } from '../ui/matrix/drag-number';
import { isEditable } from '../ui/matrix/matrix-cell';
import type { Model } from '../ui/model';
import type { UiIntent } from '../ui/ui-intent';
import type { Parts, Word } from './parts';

/** Rows of more numbers say which word of a vocabulary it is: one does not drag them. */
const maxNumbers = 12;
/** What an arrow key changes a number by. */
const keyStep = 0.1;

interface Row {
  readonly word: Word;
  readonly part: string;
  /** Whether the word makes the number smaller. */
  readonly fell: boolean;
}

export function wordName({ dimension, row, inputs }: Word, model: Model): string {
  const node = model.trace.node(inputs[0] ?? '');
  return node === undefined ? `${dimension} ${row + 1}` : rowName(node, row, model);
}

/** The words, each with its part and its numbers, which can be dragged. */
export function wordTable(
  words: readonly Word[],
  { parts }: Pick<Parts, 'parts'>,
  {
    model,
    intent,
    partText,
  }: { readonly model: Model; readonly intent: UiIntent; readonly partText: (part: number) => string },
): TemplateResult {
  const { t } = model.locale;
  const rows = words.map((word, at): Row => {
    const part = parts[at];
    return { word, part: part === undefined ? '' : partText(part), fell: (part ?? 0) < 0 };
  });
  return html`<table class="origins-words">
    <caption>${t(authoringText('origins.drag'))}</caption>
    <thead><tr><th scope="col">${t(authoringText('origins.word'))}</th><th scope="col">${t(authoringText('origins.part'))}</th><th scope="col">${t(authoringText('origins.numbers'))}</th></tr></thead>
    <tbody>${rows.map((row) => wordRow(row, model, intent))}</tbody>
  </table>`;
}

function wordRow({ word, part, fell }: Row, model: Model, intent: UiIntent): TemplateResult {
  const numbers = word.inputs
    .flatMap((name) => model.trace.node(name) ?? [])
    .slice(0, 1)
    .filter(({ cols }) => cols <= maxNumbers);
  return html`<tr>
    <th scope="row"><i class="word" translate="no">${wordName(word, model)}</i></th>
    <td class=${fell ? 'origins-part fell' : 'origins-part'}>${part}</td>
    <td>${numbers.map((node) =>
      Array.from({ length: node.cols }, (_, col) =>
        numberButton({ node: node.id, row: word.row, col }, model, intent),
      ),
    )}</td>
  </tr>`;
}

function numberButton(
  cell: { readonly node: string; readonly row: number; readonly col: number },
  model: Model,
  intent: UiIntent,
): TemplateResult | typeof nothing {
  const node = model.trace.node(cell.node);
  if (node === undefined) return nothing;
  const value = cellValue(node, cell.row, cell.col);
  const text = cellText(model.locale, node, cell.row, cell.col);
  const isFixed = !isEditable(node, model) || !Number.isFinite(value);
  const byKey = (event: KeyboardEvent): void => {
    const by = { ArrowUp: keyStep, ArrowRight: keyStep, ArrowDown: -keyStep, ArrowLeft: -keyStep }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    intent.dispatch({ type: 'set-cell', cell, value: Number((value + by).toFixed(10)), continues: true });
  };
  return html`<button type="button" class="origins-number" ?disabled=${isFixed} data-node=${cell.node} data-row=${cell.row} data-col=${cell.col}
    aria-label=${model.locale.t(authoringText('origins.change'), { word: rowName(node, cell.row, model), column: colName(node, cell.col, model), number: text })}
    @keydown=${byKey}
    @pointerdown=${(event: PointerEvent) => dragNumber(event, event.currentTarget as HTMLElement, cell, value, intent)}>${text}</button>`;
}
