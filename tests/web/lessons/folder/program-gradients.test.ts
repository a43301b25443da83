import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessons, wholeEngine } from '../../all';
import { differences } from '../../engine/support/compare';
import { casesOf, type FixtureFile } from '../../engine/support/fixture-file';

const folder = 'tests/fixtures/program_gradients';
const engine = await wholeEngine();
const written = lessons.filter(({ build }) => build === 'programs');

const cases = readdirSync(folder).flatMap((file) => {
  const fixture: FixtureFile & { readonly lesson: string } = JSON.parse(
    readFileSync(`${folder}/${file}`, 'utf8'),
  );
  const variant = written.find(({ id }) => id === fixture.lesson)?.variant ?? '';
  return casesOf(fixture).map(({ request, ...each }) => ({
    ...each,
    lesson: fixture.lesson,
    request: { ...request, variant },
  }));
});

describe('lessons about programs agree with PyTorch', () => {
  it('all of them, in values and in gradients', () => {
    const withGradients = cases.filter(({ gradients }) => gradients.size > 0).map(({ lesson }) => lesson);
    expect([...new Set(withGradients)].sort()).toEqual(written.map(({ id }) => id).sort());
  });

  it.each(cases)('$name: values', ({ request, nodes }) => {
    const trace = engine.run(request);
    expect(differences(nodes, (id) => trace.node(id))).toEqual([]);
  });

  it.each(cases.filter(({ loss }) => loss !== null))('$name: gradients', ({ request, loss, gradients }) => {
    const trace = engine.run(request);
    expect(Object.keys(request.inputs).sort()).toEqual([...gradients.keys()].sort());
    expect(loss && differences(gradients, (id) => trace.gradient(loss, id))).toEqual([]);
  });
});
