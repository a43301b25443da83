import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../../../web/i18n/i18n';
import { type ExerciseSpec, kinds, maxSeed, readSpec, writeSpec } from '../../../../web/learn/exercises/spec';
import { exerciseInLink } from '../../../../web/store/links/decode';

const specs: fc.Arbitrary<ExerciseSpec> = fc.record({
  lesson: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
  kind: fc.constantFrom(...kinds),
  seed: fc.integer({ min: 1, max: maxSeed }),
  node: fc.stringMatching(/^[a-z0-9_/]{1,20}$/),
  cells: fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { maxLength: 16 }),
});

describe('the text of an exercise', () => {
  it('is read as it was written', () => {
    fc.assert(fc.property(specs, (spec) => void expect(readSpec(writeSpec(spec))).toEqual(spec)));
  });

  it('is found in a link', () => {
    expect(exerciseInLink('exercise=masks:row:17&lang=fr')).toBe('masks:row:17');
    expect(exerciseInLink('lang=fr&exercise=masks:row:17')).toBe('masks:row:17');
    expect(exerciseInLink('lesson=masks&myexercise=1')).toBe('');
  });

  it('may be escaped', () => {
    expect(readSpec('masks%3Arow%3A17')).toMatchObject({ lesson: 'masks', kind: 'row', seed: 17 });
  });

  it('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(readSpec(text)).toBeTypeOf('object')));
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => void expect(readSpec(`masks:row:${text}`)).toBeTypeOf('object'),
      ),
    );
  });

  it.each([
    ['', 'lesson is ""'],
    ['masks', 'kind is ""'],
    ['masks:row:0', 'seed is "0"'],
    ['masks:row:1e3', 'seed is "1e3"'],
    ['masks:rows:1', 'kind is "rows"'],
    ['masks:row:1:a b', 'step is "a b"'],
    ['masks:row:1:weights:0,1', 'cells is "0,1"'],
    ['masks:rows:1', 'must be one of cell, row, mask, mistake, order.'],
    ['Masks:row:1', 'must be one that has exercises: scaled-dot-product, soft-addressing, '],
    ['masks:row:1:weights:0.1:x', 'has 6 parts'],
    ['%', 'lesson is "%"'],
    ['x'.repeat(401), 'described by 401 characters, but 400'],
  ])('names what is wrong with %j', (text, expected) => {
    const read = readSpec(text);
    expect('error' in read && english.format(read.error)).toContain(expected);
  });
});
