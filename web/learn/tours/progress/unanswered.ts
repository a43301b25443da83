import { authoringText } from '../../../i18n/en/authoring';
import { type Message, message } from '../../../i18n/message';
import { openStops } from '../../../store/ui/tour-progress';
import type { TourProgress } from '../../../store/ui/ui-state';
import type { Model } from '../../../ui/model';
import type { UiIntent } from '../../../ui/ui-intent';

/** The messages about open questions, to tell them from others. */
const said = new WeakSet<Message>();

/** Whether the message on the page says which questions are open. */
export const isSaid = ({ message: shown }: Pick<Model, 'message'>): boolean =>
  shown !== null && said.has(shown);

/** Says which questions have no right answer yet; null if all have, or if there is no tour. */
export function unanswered(progress: TourProgress | null): Message | null {
  const open = progress === null ? [] : openStops(progress);
  if (open.length === 0) return null;
  const text = message(authoringText('tours.unanswered'), { count: open.length, stops: open.join(', ') });
  said.add(text);
  return text;
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
    if (isSaid(intent.current())) intent.showMessage(unanswered(progress));
  });
}
