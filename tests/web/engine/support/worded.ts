import { englishText, loadFullTexts } from '../../../../web/i18n/messages';

await loadFullTexts();

/** Work of an instance of the engine that throws in English what C++ throws as a message in JSON. */
export function worded<Result>(work: () => Result): () => Result {
  return () => {
    try {
      return work();
    } catch (error) {
      if (error instanceof RangeError) throw new RangeError(englishText(JSON.parse(error.message)));
      throw error;
    }
  };
}
