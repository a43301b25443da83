import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../../web/engine/engine';
import { differences } from '../support/compare';
import { describedFiles, expectedCases, fixtureCases, readFixture } from '../support/fixtures';
import { schemaProblems } from '../support/schema';
import { createModule, wasm } from '../support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

/** `checked` describes the errors of one case; the test reports all cases with errors. */
function problemsOfAll(
  checked: (each: (typeof fixtureCases)[number]) => readonly string[],
): readonly string[] {
  return fixtureCases.flatMap((each) => checked(each).map((problem) => `${each.name}: ${problem}`));
}

describe('the fixtures, through WebAssembly', { timeout: 60_000 }, () => {
  it('none is lost', () => {
    console.log(`fixture cases: ${fixtureCases.length}`);
    expect(fixtureCases.length).toBe(expectedCases);
    expect(new Set(fixtureCases.map(({ name }) => name)).size).toBe(expectedCases);
  });

  it.each(describedFiles)('%s is as the schema says', (name) => {
    expect(schemaProblems(readFixture(name), readFixture('schema.json'))).toEqual([]);
  });

  it('there are cases of every variant', () => {
    const variants = new Set(fixtureCases.map(({ request }) => request.variant));
    expect([...variants].sort()).toEqual(engine.variants.map(({ id }) => id).sort());
  });

  it('every node has its numbers', () => {
    const problems = problemsOfAll(({ request, nodes }) => {
      const trace = engine.run(request);
      return differences(nodes, (id) => trace.node(id));
    });
    expect(problems).toEqual([]);
  });

  it('every computed node is in the fixture', () => {
    const problems = problemsOfAll(({ request, nodes }) =>
      engine
        .run(request)
        .nodes.filter(({ id }) => nodes.has(id) === id in request.inputs)
        .map(({ id }) => id),
    );
    expect(problems).toEqual([]);
  });

  it('every gradient has its numbers', () => {
    const problems = problemsOfAll(({ request, loss, gradients }) => {
      const trace = engine.run(request);
      return loss ? differences(gradients, (id) => trace.gradient(loss, id)) : [];
    });
    expect(problems).toEqual([]);
  });

  it('inputs come back as they were given', () => {
    const problems = problemsOfAll(({ request }) => {
      const trace = engine.run(request);
      return Object.entries(request.inputs)
        .filter(
          ([id, { data }]) =>
            !Array.from(data).every((value, at) => Object.is(value, trace.node(id)?.data[at])),
        )
        .map(([id]) => id);
    });
    expect(problems).toEqual([]);
  });
});
