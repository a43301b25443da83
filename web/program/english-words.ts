import type { Message } from '../i18n/message';
import { englishText } from '../i18n/messages';

/** What a program says of itself is the same in every language. */
export const english = (message: Message): string => englishText(message);
