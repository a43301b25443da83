import { titleOf } from '../../i18n/lesson-texts';
import { resultLog } from '../../reporting/result-log';
import type { GivenAnswer } from '../../store/ui/answer';
import type { Model } from '../../ui/model';
import type { UiIntent } from '../../ui/ui-intent';
import { scoreOf } from '../questions/answers';
import { reportAnswer, reportResult as reportSeries } from '../questions/report';
import { type Asked, askedAt, isDone } from './questions';
import { stopsOf } from './stops';

/** Starts the time of a question when it is shown, and that of the checks with the first one. */
export function startTime({ id, stop }: Asked, { lesson }: Model, intent: UiIntent): void {
  const log = resultLog(intent);
  log.start(id);
  if (stop.kind === 'check') log.start(lesson.id);
}

export function reportGiven(
  { id, question }: Asked,
  answer: GivenAnswer,
  model: Model,
  intent: UiIntent,
): void {
  const node = model.trace.node(model.state.position.node) ?? model.trace.nodes[0];
  reportAnswer({ id, question, node }, answer, model, intent);
}

/** Reports the result of a lesson when the last of its checks is done. */
export function reportResult({ stop, id: current }: Asked, intent: UiIntent): void {
  const model = intent.current();
  const checks = stopsOf(model).flatMap((each) =>
    each.kind === 'check' ? (askedAt(each, model) ?? []) : [],
  );
  const isAmongThem = checks.some((asked) => asked.id === current && isDone(asked));
  if (stop.kind !== 'check' || !isAmongThem || !checks.every(isDone)) return;
  const { id } = model.lesson;
  const about = { kind: 'lesson', id, title: titleOf(model.locale, model.lesson) } as const;
  reportSeries(id, about, scoreOf(checks.map(({ answer }) => answer)), intent);
}
