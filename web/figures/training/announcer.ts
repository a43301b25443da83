import { trainingText } from '../../i18n/en/training';
import type { Locale } from '../../i18n/i18n';
import { type Message, message } from '../../i18n/message';
import type { TrainingClient } from '../../workers/training/training-client';

/** Accuracies that are announced. */
const milestones = [0.5, 0.75, 0.95, 1];

/** Live messages for screen readers: start, pause, and accuracy milestones. */
export class Announcer {
  #message: Message | null = null;
  #milestone = 0;
  #wasGoing = false;

  reset(): void {
    this.#message = null;
    this.#milestone = 0;
    this.#wasGoing = false;
  }

  /** The current announcement; empty before the first one. */
  say(locale: Locale, client: TrainingClient): string {
    this.#update(client);
    return this.#message === null ? '' : locale.format(this.#message);
  }

  #update(client: TrainingClient): void {
    const accuracy = client.histories[0]?.measureAt(client.steps)?.tokens ?? 0;
    const milestone = milestones.filter((each) => accuracy >= each).length;
    const share = Math.round(100 * accuracy);
    if (client.isGoing && milestone > this.#milestone)
      this.#message = message(trainingText('training.right_after_steps'), { share, steps: client.steps });
    else if (!client.isGoing && this.#wasGoing)
      this.#message = message(trainingText('training.paused_after_steps_right'), {
        steps: client.steps,
        share,
      });
    else if (client.isGoing && !this.#wasGoing) this.#message = message(trainingText('training.training'));
    this.#milestone = client.isGoing ? Math.max(milestone, this.#milestone) : milestone;
    this.#wasGoing = client.isGoing;
  }
}
