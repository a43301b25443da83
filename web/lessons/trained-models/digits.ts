import type { LoadFile } from '../../training/files';
import { fetchFile } from '../../training/files';
import { digits as task } from '../../training/tasks/digits';
import type { Weights } from '../../training/weight-file';
import { loadWeights } from '../../training/weights/index';
import { patchTokenSteps, sequenceStep } from '../beyond-text/patch-steps';
import type { LessonBody, LessonStep, PictureExample, Rows } from '../lesson';
import { encoderSteps, normSteps } from '../transformer/block-steps';
import { baselineOf } from './baseline';
import { inputsOf, optionsOf } from './preset';
import { type StepOverrides, withOverrides } from './steps';

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

const steps: readonly LessonStep[] = [
  {
    node: 'image',
    prose:
      '[[image]] is a digit that somebody wrote, [[dim:height]] by [[dim:width]] pixels from 0, black, for paper to 1, white, for ink. ' +
      'Choose another one in the figure, or change a pixel: whatever you draw, the model reads some digit.',
  },
  {
    node: 'w_e',
    prose:
      '[[w_e]] turns the pixels of a patch into a token of width [[dim:d_model]]. It was learned: each column is a ' +
      'pattern of four pixels that helps to tell digits apart.',
  },
  { node: 'b_e', prose: '[[b_e]] is added to every patch.' },
  {
    node: 'class_token',
    prose:
      '[[class_token]] is a learned row that belongs to no patch. In every layer it collects something from the patches; ' +
      'what it holds in the end decides which digit is read.',
  },
  {
    node: 'position_embeddings',
    prose:
      '[[position_embeddings]] has a learned row for each of the [[dim:n_tokens]] tokens. Which patches ' +
      'are neighbours had to be learned as well.',
  },
  {
    node: 'patches',
    prose:
      '[[patches]]: the picture is cut into [[dim:n_patches]] squares of [[dim:patch]] by [[dim:patch]] pixels, a row ' +
      'for each. The row of [[row:patches:r]] begins with [[patches:r,0]].',
  },
  ...patchTokenSteps,
  sequenceStep,
  ...encoderSteps('encoder_*/', '').map((step) =>
    step.node === 'encoder_*/self/head_*/weights'
      ? {
          node: step.node,
          prose:
            'Softmax, row by row, painted on the digit in the figure. [[row:encoder_*/self/head_*/weights:r]] looks at ' +
            '[[col:encoder_*/self/head_*/weights:max]] most, with [[encoder_*/self/head_*/weights:r,max]].',
          aside:
            'The first row is that of the class token: what this head brings it. A map shows where a head looks, not why. ' +
            'Turn the head off below, and see whether the answer changes.',
        }
      : step,
  ),
  ...normSteps('encoder_norm/'),
  {
    node: 'class_row',
    prose:
      '[[class_row]]: of all [[dim:n_tokens]] rows only the first one goes on, that of the class token. It holds what the ' +
      'layers have collected from the patches.',
  },
  { node: 'w_u', prose: '[[w_u]] has a column for each of the [[dim:c]] digits.' },
  {
    node: 'logits',
    prose:
      '[[logits]] = [[class_row]] [[w_u]]: one more learned matrix makes a number for each digit. The largest, [[logits:0,max]], is that of ' +
      '[[col:logits:max]]: this is what the model reads.',
    aside: 'A softmax turns these numbers into probabilities: the figure gives them.',
  },
];

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

interface LessonParts {
  /** Pictures to choose from; the first one is the default. */
  readonly pictures: readonly [PictureExample, ...PictureExample[]];
  readonly overrides: StepOverrides;
}

function lessonBody(weights: Weights, { pictures, overrides }: LessonParts) {
  return {
    preset: {
      tokens: { query: [], key: [] },
      features: { c: [...'0123456789'] },
      options: optionsOf(weights),
      inputs: { ...inputsOf(weights), image: pictures[0].picture },
    },
    trained: {
      examples: [],
      pictures,
      after: '',
      end: '',
      watched: 'encoder_1/self',
      measured: weights.measured,
    },
    figures: ['digit-guess', 'patch-attention', 'trained-heads'],
    steps: withOverrides(steps, overrides),
  };
}

/** A vision transformer trained on digits. */
export async function digits(files: LoadFile = fetchFile): Promise<LessonBody> {
  const [weights, pictures] = await Promise.all([loadWeights('digits', files), heldOutDigits(files)]);
  return {
    ...lessonBody(weights, {
      pictures,
      overrides: {
        position_embeddings: {
          aside:
            'Switch the positions off: the model then gets the patches without their places. A model that was trained without ' +
            'positions, the same in every other respect, reads 74 of 100 digits that it has never seen; this one reads 98.',
        },
      },
    }),
    guide: () => import('./guides/digits').then((module) => module.digitsGuide),
    opening: 'encoder_1/self/head_0/weights',
  };
}

/** The same model trained without positions. */
export async function digitsWithoutPositions(files: LoadFile = fetchFile): Promise<LessonBody> {
  const [weights, pictures] = await Promise.all([
    loadWeights('digits-without-positions', files),
    heldOutDigits(files),
  ]);
  const [misread = pictures[0]] = pictures.slice(misreadAt);
  const others = pictures.filter((picture) => picture !== misread);
  const body = lessonBody(weights, {
    pictures: [misread, shufflePatches(misread), ...others],
    overrides: {
      position_embeddings: {
        aside: 'This model was trained without positions: these numbers are random and not used.',
      },
      tokens: {
        prose:
          '[[tokens]]: the class token goes before the patches, which makes [[dim:n_tokens]] rows. No position is added: a row ' +
          'tells what is in a patch, and not where the patch lies.',
      },
      class_row: {
        aside:
          'Attention adds up what it takes from the patches, and a sum is the same in any order. Choose the second ' +
          'picture of the figure, with the patches of the first in other places: but for rounding, this row stays the same.',
      },
      logits: {
        aside:
          'Some digits have strokes that no other digit has. Where two digits are made of the same strokes, only ' +
          'the places differ, and this model has to guess.',
      },
    },
  });
  return {
    ...body,
    trained: { ...body.trained, baseline: baselineOf('digits') },
    guide: () =>
      import('./guides/digits-without-positions').then((module) => module.digitsWithoutPositionsGuide),
    opening: 'logits',
  };
}
