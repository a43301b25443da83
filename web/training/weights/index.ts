import type { FileSource } from '../../engine/files';
import { type Files, fetched } from '../files';
import { readWeights, type Weights } from '../weight-file';

/** The files that `npm run train` writes, by the id of the task. They are fetched when somebody wants one. */
const places = {
  'english-french': () => new URL('./english-french.bin', import.meta.url),
  'english-french-recurrent': () => new URL('./english-french-recurrent.bin', import.meta.url),
  'english-french-without-attention': () =>
    new URL('./english-french-without-attention.bin', import.meta.url),
  'number-words': () => new URL('./number-words.bin', import.meta.url),
  dates: () => new URL('./dates.bin', import.meta.url),
  reversal: () => new URL('./reversal.bin', import.meta.url),
  'reversal-without-positions': () => new URL('./reversal-without-positions.bin', import.meta.url),
  sorting: () => new URL('./sorting.bin', import.meta.url),
  induction: () => new URL('./induction.bin', import.meta.url),
  'induction-one-layer': () => new URL('./induction-one-layer.bin', import.meta.url),
  digits: () => new URL('./digits.bin', import.meta.url),
  'digits-without-positions': () => new URL('./digits-without-positions.bin', import.meta.url),
  names: () => new URL('./names.bin', import.meta.url),
} satisfies Readonly<Record<string, () => FileSource>>;

export type Trained = keyof typeof places;

/** The tasks of which a trained model is there. */
export const trained = Object.keys(places) as readonly Trained[];

/** The weights of a trained model. Rejects, in words, when the file cannot be had or is something else. */
export async function loadWeights(id: Trained, files: Files = fetched): Promise<Weights> {
  return readWeights(await files(`${id}.bin`, places[id]));
}
