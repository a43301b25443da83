import { crossAttention } from './cross-attention';
import { dotProduct } from './dot-product';
import type { Lesson } from './lesson';
import { masks } from './masks';
import { multiHead } from './multi-head';
import { multiHeadCross } from './multi-head-cross';
import { scaledDotProduct } from './scaled-dot-product';
import { selfAttention } from './self-attention';

/** All lessons in reading order. The first one is where a reader without a link begins. */
export const lessons: readonly [Lesson, ...Lesson[]] = [
  scaledDotProduct,
  dotProduct,
  selfAttention,
  masks,
  crossAttention,
  multiHead,
  multiHeadCross,
];
