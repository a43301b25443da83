import { readdirSync, readFileSync } from 'node:fs';
import type { RunRequest, VariantSchema } from '../../../web/engine/types';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import type { Model } from '../../../web/ui/model';
import { lessons, wholeEngine } from '../all';
import { casesOf, type FixtureCase, type FixtureFile } from '../engine/support/fixture-file';
import { modelOf } from '../ui/sample';

/** A run to be changed, and the model whose names its cells get. */
export interface Start {
  readonly name: string;
  readonly request: RunRequest;
  readonly model: Model;
}

export const engine = await wholeEngine();

function schemaOf(variant: string): VariantSchema {
  const schema = engine.variants.find(({ id }) => id === variant);
  if (schema === undefined) throw new Error(`no variant ${variant}`);
  return schema;
}

const folder = 'tests/fixtures/';
const fixtureCases = (): readonly FixtureCase[] =>
  readdirSync(folder)
    .filter((file) => /^(?!index|errors|schema).*\.json$/.test(file))
    .flatMap((file) => casesOf(JSON.parse(readFileSync(folder + file, 'utf8')) as FixtureFile))
    .filter(({ request }) => Object.keys(request.inputs).length > 0);

/** A run for each fixture that has inputs; of every eighth one if not `all`. */
export function ofFixtures(all: boolean): readonly Start[] {
  const base = modelOf('scaled-dot-product');
  return fixtureCases()
    .filter((_, at) => all || at % 8 === 0)
    .map(({ name, request }) => ({ name, request, model: { ...base, schema: schemaOf(request.variant) } }));
}

/** A run for each lesson, as it opens; without those that have a trained model if not `all`. */
export function ofLessons(all: boolean): readonly Start[] {
  return lessons
    .filter(({ trained }) => all || trained === undefined)
    .map(({ id }) => {
      const model = modelOf(id);
      return { name: id, request: requestWithActiveOptions(model.state.document, model.schema), model };
    });
}
