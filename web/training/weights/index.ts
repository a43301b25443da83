import type { FileSource } from '../../engine/files';
import { yieldToMain } from '../../engine/yield-to-main';
import { fetchFile, type LoadFile } from '../files';
import { readWeights, type Weights } from '../weight-file';

/** The files that `npm run train` writes, by task id. They are fetched on demand. */
const urls = {
  'english-french': () => new URL('./files/english-french.safetensors', import.meta.url),
  'english-french-recurrent': () => new URL('./files/english-french-recurrent.safetensors', import.meta.url),
  'english-french-without-attention': () =>
    new URL('./files/english-french-without-attention.safetensors', import.meta.url),
  'number-words': () => new URL('./files/number-words.safetensors', import.meta.url),
  dates: () => new URL('./files/dates.safetensors', import.meta.url),
  reversal: () => new URL('./files/reversal.safetensors', import.meta.url),
  'reversal-without-positions': () =>
    new URL('./files/reversal-without-positions.safetensors', import.meta.url),
  sorting: () => new URL('./files/sorting.safetensors', import.meta.url),
  pronoun: () => new URL('./files/pronoun.safetensors', import.meta.url),
  induction: () => new URL('./files/induction.safetensors', import.meta.url),
  'induction-one-layer': () => new URL('./files/induction-one-layer.safetensors', import.meta.url),
  digits: () => new URL('./files/digits.safetensors', import.meta.url),
  'digits-without-positions': () => new URL('./files/digits-without-positions.safetensors', import.meta.url),
  names: () => new URL('./files/names.safetensors', import.meta.url),
} satisfies Readonly<Record<string, () => FileSource>>;

export type TrainedModelId = keyof typeof urls;

/** Ids of the tasks with a trained model. */
export const trainedModelIds = Object.keys(urls) as readonly TrainedModelId[];

/**
 * Loads the weights of a trained model. Rejects with a readable message if the file is missing or invalid. Reading them is a task
 * of its own, since it takes a twentieth of a second on a phone.
 */
export async function loadWeights(id: TrainedModelId, files: LoadFile = fetchFile): Promise<Weights> {
  const bytes = await files(`${id}.safetensors`, urls[id]);
  await yieldToMain();
  const weights = readWeights(bytes);
  await yieldToMain();
  return weights;
}
