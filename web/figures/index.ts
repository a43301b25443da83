import { experiments } from './experiment/experiments';
import type { FigureModule } from './figure';

async function training(id: string): Promise<FigureModule> {
  const { trainingOf } = await import('./training/training');
  return trainingOf(id);
}

/** All figures by name, loaded together with the lesson that uses them. */
export const figures: Readonly<Record<string, () => Promise<FigureModule>>> = {
  addressing: () => import('./addressing/addressing').then((module) => module.figure),
  directions: () => import('./directions/directions').then((module) => module.figure),
  evaluations: () => import('./evaluations/evaluations').then((module) => module.figure),
  'one-vector': () => import('./one-vector/one-vector').then((module) => module.figure),
  'word-space': () => import('./word-space/word-space').then((module) => module.figure),
  growth: () => import('./growth/growth').then((module) => module.figure),
  heads: () => import('./heads/heads').then((module) => module.figure),
  ...experiments,
  'training-digits': () => training('digits'),
  lengths: () => import('./lengths/lengths').then((module) => module.figure),
  'training-english-french': () => training('english-french'),
  'training-english-french-recurrent': () => training('english-french-recurrent'),
  'training-induction': () => training('induction'),
  'training-number-words': () => training('number-words'),
  'training-reversal': () => training('reversal'),
  'long-sequences': () => import('./long-sequences/long-sequences').then((module) => module.figure),
  'mask-board': () => import('./masks/mask-board').then((module) => module.figure),
  'position-waves': () => import('./positions/position-waves').then((module) => module.figure),
  'window-cost': () => import('./masks/window-cost').then((module) => module.figure),
  'kernel-heads': () => import('./kernel-heads/kernel-heads').then((module) => module.figure),
  'patch-attention': () => import('./patch-attention/patch-attention').then((module) => module.figure),
  'lit-letters': () => import('./trained-models/lit-letters').then((module) => module.figure),
  'digit-guess': () => import('./trained-models/digit-guess').then((module) => module.figure),
  'next-word': () => import('./trained-models/next-word/next-word').then((module) => module.figure),
  sentence: () => import('./trained-models/sentence/sentence').then((module) => module.figure),
  'trained-heads': () => import('./trained-models/heads/heads').then((module) => module.figure),
  'shifted-windows': () => import('./shifted-windows/shifted-windows').then((module) => module.figure),
  'window-links': () => import('./shifted-windows/window-links').then((module) => module.figure),
  'pixel-attention': () => import('./pixel-attention/pixel-attention').then((module) => module.figure),
};
