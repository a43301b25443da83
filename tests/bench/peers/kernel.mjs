/** The kernel on operands that are already in its memory. */
import { operandsOf } from './numbers.mjs';

const OPEN = 2 ** 28;

export async function kernel({ instantiateKernels, allocateBlocks }, module, n, d) {
  const exports = await instantiateKernels(module);
  const count = n * d;
  const parts = allocateBlocks(exports, {
    query: count,
    key: count,
    value: count,
    context: count,
    workspace: exports.attend_workspace(n, n, d, d),
  });
  for (const [name, operand] of Object.entries(operandsOf({ n, d }))) parts[name].numbers.set(operand);
  const addresses = Object.values(parts).map((part) => part.address);
  return () => exports.attend(...addresses, n, n, d, d, -OPEN, OPEN);
}
