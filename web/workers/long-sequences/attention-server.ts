import { compileFast } from '../../engine/long-sequences/module';
import { FastWeights, MAX_ROWS_PER_CALL } from '../../engine/long-sequences/weights';
import type { LongAnswer, LongRequest, LongView } from './messages';

type Answering = (answer: LongAnswer, given?: readonly Transferable[]) => void;

/**
 * Computes weights of one long sequence when they are asked for: strip after strip, looking up between two strips for
 * whether they are still wanted. It sits in a worker, or where a page may not have one, on the page itself.
 */
export class AttentionServer {
  readonly #answer: Answering;
  #weights: FastWeights | null = null;
  #wanted = -1;

  constructor(answer: Answering) {
    this.#answer = answer;
  }

  async take(request: LongRequest): Promise<void> {
    try {
      await this.#serve(request);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#answer({ kind: 'failed', id: request.id, message });
    }
  }

  async #serve(request: LongRequest): Promise<void> {
    switch (request.kind) {
      case 'open': {
        const { shape, query, key } = request.problem;
        this.#weights = await FastWeights.of(await compileFast(request.file), shape, query, key);
        return this.#answer({ kind: 'opened', id: request.id });
      }
      case 'view':
        this.#wanted = request.id;
        return this.#view(this.#open(), request.id, request.view);
      case 'row': {
        const weights = this.#open().rows(request.row, 1);
        return this.#answer({ kind: 'row', id: request.id, weights }, [weights.buffer]);
      }
      case 'cancel':
        if (this.#wanted === request.id) this.#wanted = -1;
    }
  }

  #open(): FastWeights {
    if (this.#weights) return this.#weights;
    throw new Error('[fast] no sequence is open');
  }

  async #view(weights: FastWeights, id: number, view: LongView): Promise<void> {
    for (let row = view.firstRow; row < view.lastRow; row += MAX_ROWS_PER_CALL) {
      if (this.#wanted !== id) return this.#answer({ kind: 'viewed', id, complete: false });
      const count = Math.min(MAX_ROWS_PER_CALL, view.lastRow - row);
      const numbers = cropped(weights.largest(row, count, view.step), weights.shape.n, view);
      const strip = { row: (row - view.firstRow) / view.step, numbers };
      const done = (row + count - view.firstRow) / (view.lastRow - view.firstRow);
      this.#answer({ kind: 'strip', id, strip, done }, [numbers.buffer]);
      await lookUp();
    }
    this.#answer({ kind: 'viewed', id, complete: true });
  }
}

/** The columns of the view alone. */
function cropped(
  numbers: Float32Array,
  n: number,
  { firstColumn, lastColumn, step }: LongView,
): Float32Array {
  const width = Math.ceil(n / step);
  const first = Math.floor(firstColumn / step);
  const last = Math.ceil(lastColumn / step);
  if (first === 0 && last === width) return numbers;
  const rows = numbers.length / width;
  const out = new Float32Array(rows * (last - first));
  for (let row = 0; row < rows; row++)
    out.set(numbers.subarray(row * width + first, row * width + last), row * (last - first));
  return out;
}

/** Lets what has arrived be heard. A timeout would sleep for four milliseconds. */
function lookUp(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
