import { AttentionServer } from './attention-server';
import type { LongAnswer, LongRequest } from './messages';

/** As much of a worker's global scope as is used here; the types of a page have none. */
interface Scope {
  onmessage: ((event: MessageEvent<LongRequest>) => void) | null;
  postMessage(answer: LongAnswer, given: readonly Transferable[]): void;
}

const scope = globalThis as unknown as Scope;
const server = new AttentionServer((answer, given = []) => scope.postMessage(answer, given));

scope.onmessage = ({ data }) => {
  void server.take(data);
};
