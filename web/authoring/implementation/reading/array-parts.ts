import type { GivenArray } from '../../../formats/given-array';
import { type ArrayPart, splitStacked } from '../../../formats/names/stacked';
import { turnTransposes } from '../../../formats/names/transposes';
import type { Assignments } from './input-arrays';

/** The arrays of a file as they are compared: transposes turned back, and those that hold several projections in parts. */
export function arrayParts(arrays: readonly GivenArray[], assigned: Assignments): readonly ArrayPart[] {
  const isKept = (name: string): boolean => /transposed$/.test(assigned.get(name) ?? '');
  return splitStacked(turnTransposes(arrays, isKept));
}
