import '../../i18n/en/training';
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
      this.#message = this.#locale.t('training.right_after_steps', { share, steps: client.steps });
    else if (!client.isGoing && this.#wasGoing)
      this.#message = this.#locale.t('training.paused_after_steps_right', { steps: client.steps, share });
    else if (client.isGoing && !this.#wasGoing) this.#message = this.#locale.t('training.training');
    this.#milestone = client.isGoing ? Math.max(milestone, this.#milestone) : milestone;
    this.#wasGoing = client.isGoing;
    return this.#message;
  }
}
