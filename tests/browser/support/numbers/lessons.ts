import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isFamiliar, type RefNode, type Sample } from './reference';

/** A node computed by `tests/fixtures/generate_lessons.py`. */
export interface ExpectedNode extends RefNode {
  /** The tolerance for correct float64 programs. */
  readonly tolerance: number;
}

/** The inputs of a lesson and all resulting numbers. */
export interface LessonFixture extends Sample {
  readonly lesson: string;
  readonly opening: string;
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  readonly features?: Readonly<Record<string, readonly string[]>>;
  readonly nodes: readonly ExpectedNode[];
}

const folder = fileURLToPath(new URL('../../../fixtures/lessons/', import.meta.url));

function fixture(file: string): LessonFixture {
  return JSON.parse(readFileSync(folder + file, 'utf8'), (_key, value: unknown) =>
    value === '-Infinity' ? Number.NEGATIVE_INFINITY : value,
  );
}

/** One fixture for every lesson. */
export const lessonFixtures: readonly LessonFixture[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(fixture);

/** The lessons that `reference.ts` can compute after edits. */
export const familiarLessons = lessonFixtures.filter(({ variant }) => isFamiliar(variant));

export function lessonNamed(id: string): LessonFixture {
  const found = lessonFixtures.find(({ lesson }) => lesson === id);
  if (found === undefined) throw new RangeError(`no fixture of the lesson ${id}`);
  return found;
}

export const firstLesson = lessonNamed('scaled-dot-product');
