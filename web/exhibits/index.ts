import type { ExhibitModule } from './exhibit';
import { experiments } from './experiments';

async function training(id: string): Promise<ExhibitModule> {
  const { trainingOf } = await import('./training/training');
  return trainingOf(id);
}

/** Every exhibit by its name, fetched together with the first lesson that names it. */
export const exhibits: Readonly<Record<string, () => Promise<ExhibitModule>>> = {
  addressing: () => import('./addressing/addressing').then((module) => module.exhibit),
  directions: () => import('./directions/directions').then((module) => module.exhibit),
  evaluations: () => import('./evaluations/evaluations').then((module) => module.exhibit),
  'one-vector': () => import('./one-vector/one-vector').then((module) => module.exhibit),
  'word-space': () => import('./word-space/word-space').then((module) => module.exhibit),
  heads: () => import('./heads/heads').then((module) => module.exhibit),
  ...experiments,
  'training-digits': () => training('digits'),
  lengths: () => import('./lengths/lengths').then((module) => module.exhibit),
  'training-english-french': () => training('english-french'),
  'training-english-french-recurrent': () => training('english-french-recurrent'),
  'training-induction': () => training('induction'),
  'training-number-words': () => training('number-words'),
  'training-reversal': () => training('reversal'),
  'long-sequences': () => import('./long-sequences/long-sequences').then((module) => module.exhibit),
  'mask-board': () => import('./mask-board').then((module) => module.exhibit),
  'position-waves': () => import('./position-waves').then((module) => module.exhibit),
  'window-cost': () => import('./window-cost').then((module) => module.exhibit),
  'kernel-heads': () => import('./pictures/kernel-heads').then((module) => module.exhibit),
  'patch-attention': () => import('./pictures/patch-attention').then((module) => module.exhibit),
  'lit-letters': () => import('./trained/lit-letters').then((module) => module.exhibit),
  'digit-guess': () => import('./trained/digit-guess').then((module) => module.exhibit),
  'next-word': () => import('./trained/next-word').then((module) => module.exhibit),
  sentence: () => import('./trained/sentence').then((module) => module.exhibit),
  'trained-heads': () => import('./trained/heads').then((module) => module.exhibit),
  'shifted-windows': () => import('./pictures/shifted-windows').then((module) => module.exhibit),
  'window-links': () => import('./pictures/window-links').then((module) => module.exhibit),
  'pixel-attention': () => import('./pictures/pixel-attention').then((module) => module.exhibit),
};
