import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import { EngineError } from '../../../web/engine/errors';
import type { Group, RunRequest } from '../../../web/engine/types';
import createSmall from '../../../web/generated/engine.mjs';
import core from '../../../web/i18n/en/engine.json';
import { errorCases, fixtureCases } from '../engine/support/fixtures';

const engine = await Engine.load(readFileSync('web/generated/engine.wasm'), createSmall);
const variants = new Set(engine.variants.map(({ id }) => id));
const isSmall = ({ variant }: RunRequest): boolean => variants.has(variant);

/** The keys of all messages inside a value. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  const inside = Object.values(value).flatMap(keysIn);
  return 'key' in value && 'args' in value ? [String(value.key), ...inside] : inside;
}

const groupKey = ({ kind, number }: Group): string => `group.${kind}${number === null ? '' : '_number'}`;

function keysOfRun(request: RunRequest): readonly string[] {
  const trace = engine.run(request);
  const { nodes, sections, notes } = trace;
  const groups = [...nodes.map(({ group }) => group), ...sections.map((section) => section.groups)].flat();
  const sentences = nodes.map(({ id: node }) => trace.explain({ node, row: 0, col: 0 }).sentence);
  return [...groups.map(groupKey), ...keysIn([nodes, sections, notes, sentences])];
}

function keysOfError(request: RunRequest): readonly string[] {
  try {
    engine.run(request);
    return [];
  } catch (error) {
    return error instanceof EngineError ? keysIn(error.details) : [];
  }
}

it('the first lesson has the texts of all that the small engine sends', () => {
  const options = engine.variants.flatMap((schema) => schema.options);
  const words = options.flatMap(({ name, choices }) => [name, ...choices].map((word) => `word.${word}`));
  const sent = [
    ...words,
    ...keysIn(engine.variants),
    ...fixtureCases
      .map(({ request }) => request)
      .filter(isSmall)
      .flatMap(keysOfRun),
    ...errorCases
      .map(({ request }) => request)
      .filter(isSmall)
      .flatMap(keysOfError),
  ];
  expect(new Set(sent).size).toBeGreaterThan(50);
  expect([...new Set(sent)].filter((key) => !Object.hasOwn(core, key))).toEqual([]);
});
