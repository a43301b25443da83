/** The first call of a fresh program, in which everything still has to be compiled, against later ones. */
import { median } from './duel.mjs';
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
  // Compilers work beside the program for a while.
  for (let k = 0; k < 3; k++) time();
  return first / median(Array.from({ length: STEADY }, time));
}
