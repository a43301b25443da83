import { givenLimits } from '../given-array';
import { checkCount, type ReadArray } from './arrays';
import { Notes } from './notes';

/** What has been found in a text so far. */
export class Found {
  readonly arrays: ReadArray[] = [];
  readonly values: (readonly [name: string, value: number | string | boolean])[] = [];
  readonly notes = new Notes();

  add(array: ReadArray): void {
    this.arrays.push({ ...array, name: array.name.slice(0, givenLimits.nameLength) });
    checkCount(this.arrays.length);
  }
}
