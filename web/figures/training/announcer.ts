import { t } from '../../i18n/i18n';
import type { TrainingClient } from '../../workers/training/training-client';

/** Accuracies that are announced. */
const milestones = [0.5, 0.75, 0.95, 1];

/** Live messages for screen readers: start, pause, and accuracy milestones. */
export class Announcer {
  #message = '';
  #milestone = 0;
  #wasGoing = false;

  reset(): void {
    this.#message = '';
    this.#milestone = 0;
    this.#wasGoing = false;
  }

  message(client: TrainingClient): string {
    const accuracy = client.histories[0]?.measureAt(client.steps)?.tokens ?? 0;
    const milestone = milestones.filter((each) => accuracy >= each).length;
    const share = Math.round(100 * accuracy);
    if (client.isGoing && milestone > this.#milestone)
      this.#message = t`${share} % right after ${client.steps} steps.`;
    else if (!client.isGoing && this.#wasGoing)
      this.#message = t`Paused after ${client.steps} steps, ${share} % right.`;
    else if (client.isGoing && !this.#wasGoing) this.#message = t('Training.');
    this.#milestone = client.isGoing ? Math.max(milestone, this.#milestone) : milestone;
    this.#wasGoing = client.isGoing;
    return this.#message;
  }
}
