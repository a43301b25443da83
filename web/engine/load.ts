import { Engine } from './engine';
import type { EngineSource } from './module';

let shared: Promise<Engine> | undefined;

/**
 * The one engine of the page, loaded at the first call and shared by every element on it. A failed load is forgotten, so
 * that a later call tries again.
 */
export function loadEngine(
  source: EngineSource = new URL('../generated/engine.wasm', import.meta.url),
): Promise<Engine> {
  shared ??= Engine.load(source).catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}
