import type { Message } from '../../i18n/message';

/** What was assumed while reading, in the order of the text; what is the same is told once. */
export class Notes {
  readonly #told = new Map<string, Message>();

  get list(): readonly Message[] {
    return [...this.#told.values()];
  }

  add(note: Message): void {
    this.#told.set(JSON.stringify(note), note);
  }
}
