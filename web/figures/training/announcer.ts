import { t } from '../../i18n/i18n';
import type { TrainingClient } from '../../workers/training/training-client';

/** Shares of right answers that are worth interrupting for. */
const marks = [0.5, 0.75, 0.95, 1];

/** What a screen reader says of a training: when it starts and stops, and when it has come a good part of the way. */
export class Announcer {
  #said = '';
  #mark = 0;
  #wasGoing = false;

  reset(): void {
    this.#said = '';
    this.#mark = 0;
    this.#wasGoing = false;
  }

  say(client: TrainingClient): string {
    const accuracy = client.histories[0]?.measureAt(client.steps)?.tokens ?? 0;
    const mark = marks.filter((each) => accuracy >= each).length;
    const share = Math.round(100 * accuracy);
    if (client.isGoing && mark > this.#mark) this.#said = t`${share} % right after ${client.steps} steps.`;
    else if (!client.isGoing && this.#wasGoing)
      this.#said = t`Paused after ${client.steps} steps, ${share} % right.`;
    else if (client.isGoing && !this.#wasGoing) this.#said = t('Training.');
    this.#mark = client.isGoing ? Math.max(mark, this.#mark) : mark;
    this.#wasGoing = client.isGoing;
    return this.#said;
  }
}
