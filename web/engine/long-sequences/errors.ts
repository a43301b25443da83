import './texts';
import type { Message } from '../../i18n/message';
import { type EngineError, mistake } from '../errors';

/** The error of an argument out of range: "[fast] n is 0: expected …". */
export function fastError(key: string, args: Message['args'] = {}): EngineError {
  return mistake('fast', key, args);
}
