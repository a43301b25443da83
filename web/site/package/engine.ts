/** The engine without the page: every matrix of a run, the reason for every number, and gradients. */
export type { Engine } from '../../engine/engine';
export { EngineError } from '../../engine/errors';
export { type Build, loadEngine } from '../../engine/load';
export type * from '../../engine/types';
