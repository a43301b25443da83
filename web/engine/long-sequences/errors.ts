import { catalogue, type IdsOf } from '../../i18n/catalogue';
import texts from '../../i18n/en/long-sequences.json' with { type: 'json' };
import type { Message } from '../../i18n/message';
import { type EngineError, engineError } from '../errors';

const longSequencesText = catalogue(texts);

/** The error of an argument out of range: "[kernels] n is 0: expected …". */
export function longSequenceError(
  id: IdsOf<typeof longSequencesText>,
  args: Message['args'] = {},
): EngineError {
  return engineError('kernels', longSequencesText(id), args);
}
