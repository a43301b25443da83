import { type Message, message } from '../../../i18n/message';
import { openStops } from '../../../store/ui/tour-progress';
import type { TourProgress } from '../../../store/ui/ui-state';
import type { UiIntent } from '../../../ui/ui-intent';
import { unansweredKey } from '../tour-stop';

/** Says which questions have no right answer yet; null if all have, or if there is no tour. */
export function unanswered(progress: TourProgress | null): Message | null {
  const open = progress === null ? [] : openStops(progress);
  return open.length === 0 ? null : message(unansweredKey, { count: open.length, stops: open.join(', ') });
}

/** Keeps that message, where it is shown, true after an answer, and takes it away with the tour. */
export function updateUnanswered(
  progress: TourProgress | null,
  before: TourProgress | null,
  intent: UiIntent,
): void {
  if (progress === before) return;
  // Deferred, since the store is still telling its listeners about the change.
  queueMicrotask(() => {
    if (intent.current().message?.key === unansweredKey) intent.showMessage(unanswered(progress));
  });
}
