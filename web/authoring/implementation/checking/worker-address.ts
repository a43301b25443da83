import { workerScript } from '../../../workers/worker-script';
import address from './worker?worker&url';

/** The address of the worker script. Throws where the page may not have workers. */
export function workerAddress(): string {
  return workerScript(address);
}
