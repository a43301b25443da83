import { givenLimits } from '../given-array';
import { checkCount, type ReadArray } from './arrays';
import { Notes } from './notes';

/** Values that describe an array, as TensorFlow.js and ndarray of Rust print them beside it. */
const descriptions = /^(?:dtype|rank|ndim|layout=.{1,40}\bndim)$/;

/** What has been found in a text so far. */
export class Found {
  readonly arrays: ReadArray[] = [];
  readonly values: (readonly [name: string, value: number | string | boolean])[] = [];
  readonly notes = new Notes();

  add(array: ReadArray): void {
    this.arrays.push({ ...array, name: array.name.slice(0, givenLimits.nameLength) });
    checkCount(this.arrays.length);
  }

  addValue(name: string, value: number | string | boolean): void {
    if (!descriptions.test(name)) this.values.push([name, value]);
  }
}
