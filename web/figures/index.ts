import { experiments } from './experiment/experiments';
import type { ExhibitModule } from './figure';

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
  'mask-board': () => import('./masks/mask-board').then((module) => module.exhibit),
  'position-waves': () => import('./positions/position-waves').then((module) => module.exhibit),
  'window-cost': () => import('./masks/window-cost').then((module) => module.exhibit),
  'kernel-heads': () => import('./kernel-heads/kernel-heads').then((module) => module.exhibit),
  'patch-attention': () => import('./patch-attention/patch-attention').then((module) => module.exhibit),
  'lit-letters': () => import('./trained-models/lit-letters').then((module) => module.exhibit),
  'digit-guess': () => import('./trained-models/digit-guess').then((module) => module.exhibit),
  'next-word': () => import('./trained-models/next-word/next-word').then((module) => module.exhibit),
  sentence: () => import('./trained-models/sentence/sentence').then((module) => module.exhibit),
  'trained-heads': () => import('./trained-models/heads/heads').then((module) => module.exhibit),
  'shifted-windows': () => import('./shifted-windows/shifted-windows').then((module) => module.exhibit),
  'window-links': () => import('./shifted-windows/window-links').then((module) => module.exhibit),
  'pixel-attention': () => import('./pixel-attention/pixel-attention').then((module) => module.exhibit),
};
