/** Time of the first call, including compilation, relative to later calls. */
import { median } from './interleaved-timing.mjs';
import { operandsOf } from './numbers.mjs';

const SHAPE = { n: 4096, d: 64 };
const STEADY = 5;

export async function firstCall(us) {
  const run = await us.attention(SHAPE, operandsOf(SHAPE));
  const time = () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const first = time();
  // Optimizing compilers still run in the background.
  for (let k = 0; k < 3; k++) time();
  return first / median(Array.from({ length: STEADY }, time));
}
