import { englishText, loadFullTexts } from '../../../../web/i18n/messages';

await loadFullTexts();

/** A call whose RangeErrors have the English text of the message that the engine reports as JSON. */
export function withEnglishErrors(call: () => unknown): () => unknown {
  return () => {
    try {
      return call();
    } catch (error) {
      if (error instanceof RangeError && error.message.startsWith('{"key"'))
        throw new RangeError(englishText(JSON.parse(error.message)));
      throw error;
    }
  };
}
