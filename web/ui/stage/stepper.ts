import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { titleOf } from '../../i18n/lesson-texts';
import { listed, listedId } from '../../lessons/comparisons';
import type { LessonEntry } from '../../lessons/lesson';
import { shortPath } from '../../lessons/short-path';
import { indexOf, positionAt, stepBack, stepForward, walkSteps } from '../../store/actions/walk';
import type { Position } from '../../store/document/state';
import { groupName } from '../format/names';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';
import { granularityChoice } from './granularity';

/** The number of the current step, from 1, and the number of steps. */
export function progress(model: Model): { readonly step: number; readonly total: number } {
  const { trace, state } = model;
  return { step: indexOf(trace, state.position) + 1, total: walkSteps(trace, state.position.granularity) };
}

/** The first step of each section, from 0. */
function sectionStarts(model: Model): readonly number[] {
  const { trace, state } = model;
  return trace.sections.flatMap(({ nodes }) => {
    const node = trace.nodes[nodes[0] ?? -1];
    if (node === undefined) return [];
    return indexOf(trace, { node: node.id, row: 0, col: 0, granularity: state.position.granularity });
  });
}

/** With more sections than this, a slider has no ticks. */
const maxTicks = 30;

/** A tick at the start of every section, on the scale of the slider. */
function ticks(model: Model, total: number): TemplateResult {
  const span = Math.max(total - 1, 1);
  const starts = sectionStarts(model);
  // So many are no scale any more.
  if (starts.length > maxTicks) return html``;
  const tick = (at: number): SVGTemplateResult => svg`<line x1=${at} x2=${at} y1="0" y2="1"></line>`;
  return html`<svg class="ticks" aria-hidden="true" viewBox=${`0 0 ${span} 1`} preserveAspectRatio="none">
    ${starts.map(tick)}
  </svg>`;
}

/** The current section with its innermost group; there is no space for all groups. */
function sectionTitle(model: Model): string {
  const node = model.trace.node(model.state.position.node);
  const section = model.trace.sections.find(({ id }) => id === node?.section);
  return section === undefined
    ? ''
    : [
        ...section.groups.slice(-1).map((group) => groupName(model.locale, group)),
        model.locale.format(section.name),
      ].join(model.locale.t('common.colon'));
}

function slider(model: Model, intent: UiIntent): TemplateResult {
  const { step, total } = progress(model);
  const node = model.trace.node(model.state.position.node);
  const title = node ? model.locale.format(node.title) : '';
  const slide = (event: Event): void => {
    const { valueAsNumber } = event.currentTarget as HTMLInputElement;
    const position = positionAt(model.trace, model.state.position.granularity, valueAsNumber - 1);
    intent.play(false);
    intent.dispatch({ type: 'move', position });
  };
  return html`<div class="track">
    ${guard([model.trace, model.state.position.granularity], () => ticks(model, total))}
    <input
      type="range"
      aria-label=${model.locale.t('stage.step')}
      aria-valuetext=${model.locale.t('stage.step_title', { step, total, title })}
      min="1"
      max=${total}
      step="1"
      .value=${String(step)}
      ?disabled=${total < 2}
      @input=${slide}
    />
  </div>`;
}

/** The lessons of some ids, in their order. */
export function lessonsNamed(ids: readonly string[], { contents }: Model): readonly LessonEntry[] {
  const all = contents.flatMap(({ lessons }) => lessons);
  return ids.flatMap((id) => all.find((each) => each.id === id) ?? []);
}

/** The next lesson, in the ten-minute path that of the path; undefined at the last one, or if readers may not open others. */
export function lessonAfter(model: Model): LessonEntry | undefined {
  const { contents, lesson, locks, state } = model;
  const isShort = state.position.granularity === 'short';
  const all = isShort ? lessonsNamed(shortPath, model) : listed(contents.flatMap(({ lessons }) => lessons));
  const hereId = listedId(lesson);
  const here = all.findIndex(({ id }) => id === hereId);
  return here < 0 || locks.has('lesson') ? undefined : all[here + 1];
}

/** The button to the next step, or from the last step to the next lesson. */
function nextButton(
  model: Model,
  intent: UiIntent,
  isLast: boolean,
  move: (to: Position) => void,
): TemplateResult {
  const { locale, trace, state } = model;
  const after = isLast ? lessonAfter(model) : undefined;
  const next = (): void => {
    if (after === undefined) move(stepForward(trace, state.position));
    else void intent.openLesson(after.id);
  };
  const text =
    after === undefined
      ? html`<span class="what">${locale.t('common.next')}</span>`
      : html`<span class="what long">${locale.t('header.next_lesson', { name: titleOf(locale, after) })}</span><span class="what short" aria-hidden="true">${locale.t('header.next_lesson_short')}</span>`;
  return html`<button type="button" class="main" aria-disabled=${isLast && after === undefined} @click=${next}>${text} <span aria-hidden="true">→</span></button>`;
}

/** What the buttons of a navigation bar do, and whether there is a step before. A tour is not played. */
interface Moves {
  readonly hasBack: boolean;
  readonly canPlay?: boolean;
  back(): void;
  play?(): void;
}

/** Back, play, next. At the ends they use aria-disabled, which keeps the focus. */
export function moveButtons({ locale, playing }: Model, moves: Moves, next: TemplateResult): TemplateResult {
  return html`<div class="moves">
    <button type="button" aria-disabled=${!moves.hasBack} @click=${moves.back}><span aria-hidden="true">←</span> ${locale.t('common.back')}</button>
    ${
      moves.play === undefined
        ? nothing
        : html`<button type="button" aria-disabled=${moves.canPlay ? nothing : 'true'} @click=${moves.play}>
      <span class="either"><span class=${playing ? 'gone' : ''}>${locale.t('stage.play')}</span><span class=${playing ? '' : 'gone'}>${locale.t('common.pause')}</span></span>
    </button>`
    }
    ${next}
  </div>`;
}

function buttons(model: Model, intent: UiIntent): TemplateResult {
  const { step, total } = progress(model);
  const move = (to: Position): void => {
    intent.play(false);
    intent.moveTo(to);
  };
  const { trace, state, playing } = model;
  const moves = {
    hasBack: step !== 1,
    canPlay: true,
    back: () => move(stepBack(trace, state.position)),
    play: () => intent.play(!playing),
  };
  return moveButtons(model, moves, nextButton(model, intent, step === total, move));
}

/** The parts of a navigation bar: of all steps of a lesson, of its guide, or of a tour. */
interface BarParts {
  readonly className: string;
  readonly label: string;
  readonly moves: TemplateResult;
  /** Where the reader is among the stops: a slider, dots, or how much is done. */
  readonly track: TemplateResult;
  readonly count: unknown;
  readonly where: unknown;
  readonly end: unknown;
}

/** A navigation bar. */
export function navigationBar({
  className,
  label,
  moves,
  track,
  count,
  where,
  end,
}: BarParts): TemplateResult {
  return html`<div class=${`stepper ${className}`.trim()} part="stepper" role="group" aria-label=${label}>
    ${moves} ${track}
    <p class="whereabouts"><span class="count">${count}</span> <span class="where">${where}</span></p>
    ${end}
  </div>`;
}

/** The navigation bar for the steps. */
export function stepper(model: Model, intent: UiIntent): TemplateResult {
  const { state, trace, playing } = model;
  return html`${guard([trace.sections, state.position, playing, model.lesson, model.locks, intent], () => bar(model, intent))}`;
}

function bar(model: Model, intent: UiIntent): TemplateResult {
  const { step, total } = progress(model);
  return navigationBar({
    ...{ className: '', label: model.locale.t('stage.walk') },
    ...{ moves: buttons(model, intent), track: slider(model, intent) },
    ...{ count: model.locale.tHtml('stage.step_count', { step, total }), where: sectionTitle(model) },
    end: granularityChoice(model, intent, 'bar'),
  });
}
