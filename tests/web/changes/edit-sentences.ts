import { details } from '../../../web/changes/details';
import { factsOf } from '../../../web/changes/facts';
import { movedSentence, stillSentence } from '../../../web/changes/sentence';
import type { CellRef, Trace, TraceNode } from '../../../web/engine/types';
import { fetchLanguage } from '../../../web/i18n/choose';
import { english, type Locale } from '../../../web/i18n/i18n';
import type { Model } from '../../../web/ui/model';
import { recorder } from '../ui/sample';
import { pick } from './edits';
import { detailsProblems, movedProblems } from './moved-checks';
import { obstacleProblems } from './obstacle-checks';
import type { Start } from './starts';
import { stillProblems } from './still-checks';
import type { Written } from './written';

const french = await fetchLanguage('fr', 'scaled-dot-product');

/** An edit: the run that it changes, and the one that it leads to. */
export interface Edit {
  readonly start: Start;
  readonly before: Trace;
  readonly after: Trace;
}

/** What was said about an edit: how many sentences, and which of them are false. */
export interface CheckedSentences {
  readonly sentences: number;
  readonly problems: readonly string[];
}

/** Cells of a run: some at random, and some of each kind that a change leaves: moved, little moved, still. */
export function cellsIn({ before, after }: Edit, count: number, random: () => number): readonly CellRef[] {
  const computed = after.nodes.filter(({ kind }) => kind === 'computed');
  const isOther = ({ id, data }: TraceNode): boolean =>
    data.some((value, at) => value !== before.node(id)?.data[at]);
  const changed = computed.filter(isOther);
  const cells = Array.from({ length: count }, (_, index) => {
    const node = pick(index % 3 === 0 || changed.length === 0 ? computed : changed, random);
    const at = Math.floor(random() * (node?.data.length ?? 0));
    const cols = node?.cols ?? 1;
    return { node: node?.id ?? '', row: Math.floor(at / cols), col: at % cols };
  });
  // The same cell may be drawn twice; what is said about it is the same.
  return [...new Map(cells.map((cell) => [JSON.stringify(cell), cell])).values()];
}

/** What the page says about the model, and what is wrong in it. */
function checkPage(model: Model, { before, after }: Edit, written: Written): CheckedSentences {
  const { moved, still } = factsOf(model, { before, after });
  const { intent } = recorder(model);
  const pair = { before, after, locale: model.locale };
  const said = moved === null ? '' : written.text(movedSentence(moved, model, intent));
  const stayed = still === null ? '' : written.text(stillSentence(still, model, intent));
  const rows = written.details(details({ moved, still }, model, intent));
  const obstacles = still?.obstacles ?? [];
  const found = [
    ...(moved === null ? [] : [...movedProblems(moved, said, pair), ...detailsProblems(moved, rows, pair)]),
    ...(still === null ? [] : stillProblems(still, stayed, pair)),
    ...obstacles.flatMap((obstacle) => obstacleProblems(obstacle, pair)),
  ];
  return {
    sentences: [said, stayed].filter((each) => each !== '').length + obstacles.slice(1).length,
    problems: found.map((problem) => `${problem} | ${said} ${stayed}`),
  };
}

/** The page after an edit: with a cell selected, or none, at the step of another one. */
function modelAfter(
  { start, before, after }: Edit,
  locale: Locale,
  cell: CellRef | null,
  node: string,
): Model {
  const { state } = start.model;
  return {
    ...{ ...start.model, locale, before, trace: after },
    state: {
      ...state,
      compared: state.document,
      trail: cell === null ? [] : [cell],
      position: { ...state.position, isHidden: false, node },
    },
  };
}

/** What the page says about an edit, with each of the cells selected and with none, in both languages. */
export function checkSentences(edit: Edit, cells: readonly CellRef[], written: Written): CheckedSentences {
  const node = cells[0]?.node ?? '';
  const all = [english, french].flatMap((locale) =>
    [null, ...cells].map((cell) => checkPage(modelAfter(edit, locale, cell, node), edit, written)),
  );
  return {
    sentences: all.reduce((sum, { sentences }) => sum + sentences, 0),
    problems: all.flatMap(({ problems }) => problems.map((each) => `${edit.start.name}: ${each}`)),
  };
}
