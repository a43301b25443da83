import type { Edit } from '../guide';

/** Where a head is, and the sizes of the output projection that its results go through. */
interface Head {
  /** The attention: `encoder_0/self`. */
  readonly attention: string;
  readonly index: number;
  readonly d_v: number;
  readonly d_model: number;
}

/** Edits that fill the rows of a head in the output projection with 0, so that nothing it finds is used. */
export function withoutHead({ attention, index, d_v, d_model }: Head): readonly Edit[] {
  return Array.from({ length: d_v * d_model }, (_, at) => {
    const row = index * d_v + Math.floor(at / d_model);
    return { set: `${attention}/w_o:${row},${at % d_model}`, to: 0 };
  });
}
