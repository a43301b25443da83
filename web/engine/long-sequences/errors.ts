import './texts';
import type { Message } from '../../i18n/message';
import { type EngineError, engineError } from '../errors';

/** The error of an argument out of range: "[kernels] n is 0: expected …". */
export function longSequenceError(key: string, args: Message['args'] = {}): EngineError {
  return engineError('kernels', key, args);
}
