import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { msg, t, translate } from '../../i18n/i18n';
import { lossNodes, targetsId } from '../../store/document/loss';
import type { Loss } from '../../store/document/state';
import { fittedLoss, hasTargets } from '../../store/sizes/fit-loss';
import { unlessLocked } from '../../ui/controls/locked';
import { symbolText } from '../../ui/equation/equation';
import { colName, rowName, sectionName } from '../../ui/format/names';
import { nodeLabel } from '../../ui/matrix/matrix-cell';
import type { Intent, Model } from '../../ui/model';

/** The kinds of loss, the simplest first. */
const kinds: Readonly<Record<Loss['kind'], string>> = {
  cell: msg('one cell'),
  sum: msg('the sum'),
  sum_of_squares: msg('the sum of the squares'),
  mean_squares: msg('the mean squared distance from targets'),
  cross_entropy: msg('the cross-entropy with targets'),
};

interface Choice {
  readonly value: string;
  readonly text: string;
}

function select(
  label: string,
  choices: readonly (Choice | { readonly group: string; readonly choices: readonly Choice[] })[],
  now: string,
  choose: (value: string) => void,
): TemplateResult {
  const option = ({ value, text }: Choice): TemplateResult =>
    html`<option value=${value} .selected=${value === now}>${text}</option>`;
  return html`<label class="back-choice"><span>${label}</span>
    <select @change=${(event: Event) => choose((event.currentTarget as HTMLSelectElement).value)}>
      ${choices.map((each) =>
        'group' in each
          ? html`<optgroup label=${each.group}>${each.choices.map(option)}</optgroup>`
          : option(each),
      )}
    </select></label>`;
}

/** The steps that one can go back from, section by section, the last one first: most go back from the result. */
function places({ trace }: Model) {
  const nodes = new Set(lossNodes(trace));
  return trace.sections
    .map((section) => ({
      group: sectionName(section),
      choices: section.nodes
        .flatMap((index) => trace.nodes[index] ?? [])
        .filter((node) => nodes.has(node))
        .map((node) => ({ value: node.id, text: `${symbolText(node)}, ${nodeLabel(node)}` })),
    }))
    .filter(({ choices }) => choices.length > 0)
    .reverse();
}

function numbered(count: number, name: (index: number) => string): readonly Choice[] {
  return Array.from({ length: count }, (_, index) => ({ value: String(index), text: name(index) }));
}

/** The row, and for a cell its column. A row of the other losses is that of the softmax, where there is one. */
function where(loss: Loss, node: TraceNode, model: Model, put: (part: Partial<Loss>) => void): unknown {
  const rows = numbered(node.rows, (row) => rowName(node, row, model));
  const isCell = loss.kind === 'cell';
  if (!isCell && !model.trace.nodes.some(({ op }) => op === 'softmax')) return nothing;
  return [
    select(isCell ? t('row') : t('softmax written out for row'), rows, String(loss.row), (row) =>
      put({ row: Number(row) }),
    ),
    isCell
      ? select(
          t('column'),
          numbered(node.cols, (col) => colName(node, col, model)),
          String(loss.col),
          (col) => put({ col: Number(col) }),
        )
      : nothing,
  ];
}

/** The choice of what to go back from. */
export function form(model: Model, intent: Intent): TemplateResult {
  const { trace, state } = model;
  const wanted = state.document.loss;
  const loss = wanted && fittedLoss(wanted, trace);
  const node = trace.node(loss?.node ?? '');
  if (!wanted || !loss || node === undefined) return html`${nothing}`;
  // What nobody has chosen follows from the matrix, also in a link.
  const put = (part: Partial<Loss>): void =>
    intent.dispatch({ type: 'set-loss', loss: { ...loss, targets: wanted.targets, ...part } });
  const content = html`<div class="back-choices turn">
    ${select(
      t('Backwards from'),
      Object.entries(kinds).map(([value, text]) => ({ value, text: translate(text) })),
      loss.kind,
      (kind) => put({ kind: kind as Loss['kind'], targets: null }),
    )}
    ${select(t('of'), places(model), loss.node, (id) => put({ node: id, row: 0, col: 0, targets: null }))}
    ${where(loss, node, model, put)}
    ${
      hasTargets(loss)
        ? html`<button type="button" @click=${() => intent.dispatch({ type: 'go-to', node: targetsId })}>${t('Change the targets')}</button>`
        : nothing
    }
    <button type="button" @click=${() => intent.setLoss(null)}>${t('Only forward')}</button>
  </div>`;
  return html`<section class="way-back" aria-label=${t('What to go back from')}>${unlessLocked(content, model, 'options')}</section>`;
}
