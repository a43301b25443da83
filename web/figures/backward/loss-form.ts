import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import type { MessageId } from '../../i18n/message-id';
import { lossNodes, targetsId } from '../../store/document/loss';
import type { Loss } from '../../store/document/state';
import { fitLoss, hasTargets } from '../../store/sizes/fit-loss';
import { unlessLocked } from '../../ui/controls/locked';
import { symbolText } from '../../ui/equation/equation';
import { colName, nodeLabel, rowName, sectionName } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';

/** The kinds of loss, the simplest first. */
const kinds: Readonly<Record<Loss['kind'], MessageId>> = {
  cell: figuresText('backward.one_cell'),
  sum: figuresText('backward.sum'),
  sum_of_squares: figuresText('backward.sum_squares'),
  mean_squares: figuresText('backward.mean_squared_distance_targets'),
  cross_entropy: figuresText('backward.cross_entropy_targets'),
};

interface Choice {
  readonly value: string;
  readonly text: string;
}

function select(
  label: string,
  choices: readonly (Choice | { readonly group: string; readonly choices: readonly Choice[] })[],
  selected: string,
  onChoose: (value: string) => void,
): TemplateResult {
  const option = ({ value, text }: Choice): TemplateResult =>
    html`<option value=${value} .selected=${value === selected}>${text}</option>`;
  return html`<label class="back-choice"><span>${label}</span>
    <select @change=${(event: Event) => onChoose((event.currentTarget as HTMLSelectElement).value)}>
      ${choices.map((each) =>
        'group' in each
          ? html`<optgroup label=${each.group}>${each.choices.map(option)}</optgroup>`
          : option(each),
      )}
    </select></label>`;
}

/** Nodes that can be the loss, grouped by section, the last section first. */
function lossNodeChoices({ locale, trace }: Model) {
  const nodes = new Set(lossNodes(trace));
  return trace.sections
    .map((section) => ({
      group: sectionName(locale, section),
      choices: section.nodes
        .flatMap((index) => trace.nodes[index] ?? [])
        .filter((node) => nodes.has(node))
        .map((node) => ({ value: node.id, text: `${symbolText(locale, node)}, ${nodeLabel(locale, node)}` })),
    }))
    .filter(({ choices }) => choices.length > 0)
    .reverse();
}

function indexChoices(count: number, name: (index: number) => string): readonly Choice[] {
  return Array.from({ length: count }, (_, index) => ({ value: String(index), text: name(index) }));
}

/** Selects for the row and, for a single cell, the column. Other losses have a row only if there is a softmax to expand. */
function rowAndColumn(
  loss: Loss,
  node: TraceNode,
  model: Model,
  update: (part: Partial<Loss>) => void,
): unknown {
  const rows = indexChoices(node.rows, (row) => rowName(node, row, model));
  const isCell = loss.kind === 'cell';
  if (!isCell && !model.trace.nodes.some(({ op }) => op === 'softmax')) return nothing;
  return [
    select(
      isCell ? model.locale.t('common.row') : model.locale.t(figuresText('backward.softmax_written_out_row')),
      rows,
      String(loss.row),
      (row) => update({ row: Number(row) }),
    ),
    isCell
      ? select(
          model.locale.t(figuresText('backward.column')),
          indexChoices(node.cols, (col) => colName(node, col, model)),
          String(loss.col),
          (col) => update({ col: Number(col) }),
        )
      : nothing,
  ];
}

/** The form that selects the loss. */
export function lossForm(model: Model, intent: Intent): TemplateResult {
  const { trace, state } = model;
  const requested = state.document.loss;
  const loss = requested && fitLoss(requested, trace);
  const node = trace.node(loss?.node ?? '');
  if (!requested || !loss || node === undefined) return html`${nothing}`;
  // Targets stay as the user set them: null means that they follow from the matrix, also in links.
  const update = (part: Partial<Loss>): void =>
    intent.dispatch({ type: 'set-loss', loss: { ...loss, targets: requested.targets, ...part } });
  const content = html`<div class="back-choices backward-controls">
    ${select(
      model.locale.t(figuresText('backward.backwards')),
      Object.entries(kinds).map(([value, text]) => ({ value, text: model.locale.t(text) })),
      loss.kind,
      (kind) => update({ kind: kind as Loss['kind'], targets: null }),
    )}
    ${select(model.locale.t('common.of'), lossNodeChoices(model), loss.node, (id) => update({ node: id, row: 0, col: 0, targets: null }))}
    ${rowAndColumn(loss, node, model, update)}
    ${
      hasTargets(loss)
        ? html`<button type="button" @click=${() => intent.dispatch({ type: 'go-to', node: targetsId })}>${model.locale.t(figuresText('backward.change_targets'))}</button>`
        : nothing
    }
    <button type="button" @click=${() => intent.setLoss(null)}>${model.locale.t(figuresText('backward.only_forward'))}</button>
  </div>`;
  return html`<section class="backward-pass" aria-label=${model.locale.t(figuresText('backward.go_back'))}>${unlessLocked(content, model, 'options')}</section>`;
}
