import { workerScript } from '../worker-script';
import address from './worker?worker&url';

/** Where the worker's file is. Throws where a page lets nobody make workers. */
export function workerAddress(): string {
  return workerScript(address);
}
