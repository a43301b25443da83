/** The engine without the UI: matrices, explanations and gradients of a run. */
export type { Engine } from '../../engine/engine';
export { EngineError } from '../../engine/errors';
export { type Build, loadEngine } from '../../engine/load';
export type * from '../../engine/types';
