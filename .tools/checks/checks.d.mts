import type { StampedCheck } from './stamps.mjs';

export const checks: readonly StampedCheck[];
