import type { LoadFile } from '../../training/files';
import { fetchFile } from '../../training/files';
import { digits as task } from '../../training/tasks/digits';
import type { Weights } from '../../training/weight-file';
import { loadWeights } from '../../training/weights/index';
import type { ModelBody, PictureExample, Rows, Trained } from '../lesson';
import { baselineOf } from './baseline';
import { inputsOf, optionsOf } from './preset';

const side = 8;
const patch = 2;
/** Odd, so that it permutes the patches. */
const stride = 5;
/** Number of held-out digits to choose from. */
const choiceCount = 14;
/** Index of a digit that is misread without positions. */
const misreadAt = 4;

/** The first held-out digits. */
async function heldOutDigits(files: LoadFile): Promise<readonly [PictureExample, ...PictureExample[]]> {
  const { heldOut, targetWords } = await task.load(files);
  const picture = (at: number): Rows =>
    Array.from({ length: side }, (_, row) =>
      Array.from(
        heldOut.pictures?.slice(at * side * side + row * side, at * side * side + (row + 1) * side) ?? [],
      ),
    );
  const [first = { picture: [], shows: '' }, ...others] = Array.from({ length: choiceCount }, (_, at) => ({
    picture: picture(at),
    shows: targetWords[heldOut.target?.[at] ?? -1] ?? '',
  }));
  return [first, ...others];
}

/** A picture with its patches permuted. */
function shufflePatches({ picture, shows }: PictureExample): PictureExample {
  const patchesPerSide = side / patch;
  const from = (at: number): number => (at * stride) % patchesPerSide ** 2;
  const moved = picture.map((row, y) =>
    row.map((_, x) => {
      const place = from(Math.floor(y / patch) * patchesPerSide + Math.floor(x / patch));
      const [top, left] = [Math.floor(place / patchesPerSide) * patch, (place % patchesPerSide) * patch];
      return picture[top + (y % patch)]?.[left + (x % patch)] ?? 0;
    }),
  );
  return { picture: moved, shows, isShuffled: true };
}

type Pictures = readonly [PictureExample, ...PictureExample[]];

/** The first picture is the default. */
function body(weights: Weights, pictures: Pictures, baseline?: Trained['baseline']): ModelBody {
  return {
    preset: {
      tokens: { query: [], key: [] },
      features: { c: [...'0123456789'] },
      options: optionsOf(weights),
      inputs: { ...inputsOf(weights), image: pictures[0].picture },
    },
    trained: {
      ...{ examples: [], pictures, after: '', end: '', watched: 'encoder_1/self' },
      measured: weights.measured,
      ...(baseline && { baseline }),
    },
  };
}

/** A vision transformer trained on digits. */
export async function digits(files: LoadFile = fetchFile): Promise<ModelBody> {
  const [weights, pictures] = await Promise.all([loadWeights('digits', files), heldOutDigits(files)]);
  return body(weights, pictures);
}

/** The same model trained without positions. */
export async function digitsWithoutPositions(files: LoadFile = fetchFile): Promise<ModelBody> {
  const [weights, pictures] = await Promise.all([
    loadWeights('digits-without-positions', files),
    heldOutDigits(files),
  ]);
  const [misread = pictures[0]] = pictures.slice(misreadAt);
  const others = pictures.filter((picture) => picture !== misread);
  return body(weights, [misread, shufflePatches(misread), ...others], baselineOf('digits'));
}
