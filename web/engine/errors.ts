/**
 * A mistake in what was asked of the engine: an input of the wrong shape, an option out of range. The message names the
 * argument, what was found and what was expected. Everything else that goes wrong is an ordinary `Error`.
 */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}
