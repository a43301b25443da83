import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../../web/engine/engine';
import type { MatrixData, RunRequest } from '../../../../web/engine/types';
import type { Lesson, Rows } from '../../../../web/lessons/lesson';
import { lessons, wholeEngine } from '../../all';
import { fixtureCases } from '../support/fixtures';
import { digestOf, firstDifference, parts, recordOf } from './digest';

/**
 * Compares the bits of every number of every case with recorded hashes: see tests/fixtures/digests/README.md, also for how to
 * record them.
 */
const folder = 'tests/fixtures/digests';
const isRecording = process.env.RECORD_DIGESTS === '1';

type Digests = Readonly<Record<string, readonly string[]>>;

interface Case {
  readonly name: string;
  readonly request: RunRequest;
}

const flat = (rows: Rows): MatrixData => ({
  rows: rows.length,
  cols: rows[0]?.length ?? 0,
  data: rows.flat(),
});

const lessonCase = ({ id, variant, preset: { options, inputs } }: Lesson): Case => ({
  name: `lesson/${id}`,
  request: {
    variant,
    options,
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, rows]) => [name, flat(rows)])),
  },
});

const cases: readonly Case[] = [...fixtureCases, ...lessons.map(lessonCase)];

let engine: Engine;

beforeAll(async () => {
  engine = await wholeEngine();
});

/** One line per entry, so that diffs show which entries have changed. */
function writeLines(name: string, entries: readonly (readonly [string, unknown])[]): void {
  const lines = entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(`${folder}/${name}`, `{\n${lines.join(',\n')}\n}\n`);
}

/** The initial document of a trained model, without the matrices that are in its file of weights. */
function trainedStart({ id, variant, preset: { options, inputs } }: Lesson): readonly [string, unknown] {
  const isRead = (name: string): boolean =>
    ['x', 'source', 'target', 'image'].includes(name) || /(?:^|\/)learned_positions$/.test(name);
  const read = Object.entries(inputs).filter(([name]) => isRead(name));
  return [id, { variant, options, inputs: Object.fromEntries(read) }];
}

const recordedStarts = (): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(`${folder}/trained.json`, 'utf8'));

describe('the digests', { timeout: 300_000 }, () => {
  it('are those that were recorded', () => {
    const found = cases.map(({ name, request }) => ({ name, digest: digestOf(engine, request) }));
    if (isRecording)
      writeLines(
        'digests.json',
        found.map(({ name, digest }) => [name, parts.map((part) => recordOf(digest[part]))] as const),
      );
    expect(existsSync(`${folder}/digests.json`)).toBe(true);
    const recorded: Digests = JSON.parse(readFileSync(`${folder}/digests.json`, 'utf8'));
    expect(Object.keys(recorded).sort()).toEqual(cases.map(({ name }) => name).sort());
    const problems = found.flatMap(({ name, digest }) =>
      parts.flatMap((part, at) => {
        const expected = recorded[name]?.[at] ?? '';
        const isSame = recordOf(digest[part]) === expected;
        return isSame ? [] : [`${name}: ${part} differ, ${firstDifference(digest[part], expected)}`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('are of the presets that the native suite reads', () => {
    const starts = lessons.filter(({ trained }) => trained !== undefined).map(trainedStart);
    if (isRecording) writeLines('trained.json', starts);
    expect(recordedStarts()).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(starts))));
  });
});
