import { describe, expect, it } from 'vitest';
import { MessageError } from '../../../web/engine/errors';
import type { GivenArray, GivenFile } from '../../../web/formats/given-array';
import { AmbiguousTextError, readFile, TextError } from '../../../web/formats/read-given';
import { bytesOfCase, type OutsideArray, type OutsideCase, outsideCases } from './outside';

type Read = GivenFile | MessageError;

async function read(given: OutsideCase, decimal?: '.' | ','): Promise<Read> {
  try {
    // A name with letters would name the array of a text that names none.
    return await readFile(bytesOfCase(given), given.file ?? '1.txt', { decimal });
  } catch (error) {
    if (error instanceof MessageError) return error;
    throw error;
  }
}

/** What was read, for the report of a case that fails. */
const summary = (result: Read): unknown =>
  result instanceof MessageError
    ? result.message
    : result.arrays.map(({ name, shape, data }) => `${name} ${shape.join('×')}: ${[...data].join(' ')}`);

const expectRead = (result: Read): GivenFile => {
  if (result instanceof MessageError) expect.fail(`refused: ${result.message}`);
  return result;
};

/**
 * Each number is as near as the printed digits allow, and the half digit that the reader states covers what the printout has
 * rounded: else a comparison would blame the rounding. The factor is for the rounding errors of the subtraction itself.
 */
function expectNumbers({ data, halfDigit, epsilon }: GivenArray, expected: OutsideArray): void {
  for (const [at, wanted] of expected.data.entries()) {
    const number = data[at] ?? Number.NaN;
    const right = Number(wanted);
    if (!Number.isFinite(right)) {
      expect(number, `number ${at + 1}`).toBe(right);
      continue;
    }
    const apart = Math.abs(number - right);
    const within = (expected.within ?? 0) + (expected.relative ?? 0) * Math.abs(right);
    expect(apart, `number ${at + 1} is ${number}, not ${right}`).toBeLessThanOrEqual(within);
    const stated = (halfDigit?.[at] ?? 0) + epsilon * Math.abs(right);
    expect(apart, `what is said of rounding at ${at + 1}`).toBeLessThanOrEqual(stated * (1 + 1e-3) + 1e-15);
  }
}

function expectArrays(file: GivenFile, expected: readonly OutsideArray[]): void {
  expect(file.arrays.map(({ name, shape }) => [name, [...shape]])).toEqual(
    expected.map(({ name, shape }) => [name, shape]),
  );
  for (const [at, array] of file.arrays.entries()) {
    const wanted = expected[at];
    if (wanted === undefined) continue;
    expectNumbers(array, wanted);
    expect([array.name, array.isBoolean]).toEqual([wanted.name, wanted.boolean ?? false]);
  }
}

function expectFamily(file: GivenFile, family: NonNullable<OutsideCase['family']>): void {
  const named = new MessageError(file.format).message;
  const words = typeof family === 'string' ? [family] : family;
  expect(
    words.some((word) => new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i').test(named)),
    `“${named}” names ${words.join(' or ')}`,
  ).toBe(true);
}

function expectRefusal(result: Read, { words, line, column }: NonNullable<OutsideCase['refused']>): void {
  if (!(result instanceof MessageError)) expect.fail(`read: ${JSON.stringify(summary(result))}`);
  expect(result).not.toBeInstanceOf(AmbiguousTextError);
  for (const word of words) expect(result.message).toContain(word);
  const place = result instanceof TextError ? result : undefined;
  if (line !== undefined) expect([result.message, place?.line]).toEqual([result.message, line]);
  if (column !== undefined) expect([result.message, place?.column]).toEqual([result.message, column]);
}

describe('what others printed is read right or refused', () => {
  it.each(outsideCases().map((given) => [given.id, given] as const))('%s', async (_id, given) => {
    const result = await read(given);
    if (given.refused !== undefined) return expectRefusal(result, given.refused);
    if (given.asked !== undefined) {
      expect(result, JSON.stringify(summary(result))).toBeInstanceOf(AmbiguousTextError);
      for (const [decimal, arrays] of Object.entries(given.asked))
        expectArrays(expectRead(await read(given, decimal === ',' ? ',' : '.')), arrays);
      return;
    }
    const file = expectRead(result);
    expectArrays(file, given.arrays ?? []);
    expect(Object.fromEntries(file.values)).toEqual(given.values ?? {});
    if (given.family) expectFamily(file, given.family);
    for (const note of given.notes ?? [])
      expect(file.notes.map((text) => new MessageError(text).message).join('\n')).toContain(note);
  });
});

describe('the corpus', () => {
  const cases = outsideCases();

  it('has each id once', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });
});
