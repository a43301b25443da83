import { t } from '../../i18n/i18n';
import type { TrainingClient } from '../../workers/training/training-client';

/** Shares of right answers that are worth interrupting for. */
const milestones = [0.5, 0.75, 0.95, 1];

/** What a screen reader says of a training: when it starts and stops, and when it has come a good part of the way. */
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
