/** Our training step: the engine’s trainer on its tape, and a version written by hand (tests/bench/training). */
import { examples, parameters } from './model.mjs';

/** `{tape, hand, bytes}`: two step functions that return the loss before the step, and the memory size of the module. */
export async function ourTraining(module) {
  const exports = await instance(module);
  const { given, next } = examples();
  new Int32Array(exports.memory.buffer, exports.batch_words(), given.length).set(given);
  new Int32Array(exports.memory.buffer, exports.batch_next(), next.length).set(next);
  for (const place of [exports.tape_parameter, exports.hand_parameter])
    parameters().forEach(({ start }, number) => {
      const address = place(number);
      new Float32Array(exports.memory.buffer, address, start.length).set(start);
    });
  return {
    tape: exports.tape_step,
    hand: exports.hand_step,
    bytes: () => exports.memory.buffer.byteLength,
  };
}

/** Stubs: the module imports a clock and streams, but uses none. */
async function instance(module) {
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => 0;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize();
  return exports;
}
