import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kindsOf } from '../../../../web/learn/exercises/generation/available';
import { readSpec, writeSpec } from '../../../../web/learn/exercises/spec';
import { isRefusal } from '../../../../web/store/document/refusal';
import { digestOf, recordedSeeds } from './digest';
import { allSpecs, askedIn, exerciseOf } from './sample';

/** By `lesson:kind:*` and the step: a digest for each of the recorded seeds. */
const recorded: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('tests/fixtures/links/exercises-v1.json', 'utf8'),
);

/** Exercises whose wrong number could be taken for rounding: another one is wrong in them now. */
const replanted = [
  'similarities:mistake:5:context',
  'dot-product:mistake:3:context',
  'self-attention:mistake:1:context',
  'self-attention:mistake:2:context',
  'self-attention:mistake:6:context',
  'cross-attention:mistake:7:context',
  'cross-attention:mistake:42:context',
  'multi-head-cross:mistake:3:head_0/context',
  'order-blindness:mistake:8:context',
  'masks:mistake:2:context',
  'masks:mistake:5:context',
  'sliding-window:mistake:42:context',
  'luong-attention:mistake:4:output_product',
  'recommendation:mistake:8:context',
];

it('every lesson, kind and step is on record', () => {
  const names = allSpecs.map((spec) => writeSpec(spec).replace(':1', ':*'));
  expect(names.filter((name) => recorded[name] === undefined)).toEqual([]);
  expect(kindsOf(askedIn('masks'))).toHaveLength(5);
});

it('recorded exercises have the numbers that they have always had', () => {
  const changed = Object.entries(recorded).flatMap(([name, digests]) =>
    digests.split(' ').flatMap((digest, at) => {
      const text = name.replace('*', String(recordedSeeds[at]));
      const spec = readSpec(text);
      return isRefusal(spec) || digestOf(exerciseOf(spec)) !== digest ? [text] : [];
    }),
  );
  expect(changed).toEqual(replanted);
});
