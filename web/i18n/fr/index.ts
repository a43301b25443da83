import type { Foreign } from '../foreign';
import type { Text } from '../messages';
import type { Translations } from '../translations';
import authoring from './authoring.json' with { type: 'json' };
import { formulas } from './engine/formulas';
import engine from './engine.json' with { type: 'json' };
import experiments from './experiments.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import { titles } from './interface/titles';
import ui from './interface.json' with { type: 'json' };
import { nested } from './quotes';
import training from './training.json' with { type: 'json' };

const texts = new Map<string, Text>(
  Object.entries({ ...engine, ...ui, ...authoring, ...experiments, ...figures, ...training }),
);

/** What the list of lessons and formulas say, by English text; a lesson adds its own when it is fetched. */
const words = new Map(Object.entries({ ...titles, ...formulas }));

interface Told {
  readonly default: Translations;
}

const told = import.meta.glob<Told>(['./lessons/**/*.ts', './tours/*.ts']);

/** Lessons are grouped by chapter, and known by their ids: `lessons/attention/dot-product.ts` is `lessons/dot-product`. */
const loaders = new Map(
  Object.entries(told).map(([path, load]) => [
    path.replace(/^\.\/(\w+)\/(?:.*\/)?([^/]+)\.ts$/, '$1/$2'),
    load,
  ]),
);

async function learn(lesson: string, tour: string): Promise<void> {
  const names = ['lessons/shared', `lessons/${lesson}`, `tours/${tour}`];
  const files = names.map((name) => loaders.get(name)?.());
  for (const file of await Promise.all(files))
    for (const [from, to] of Object.entries(file?.default ?? {})) words.set(from, to);
}

/** French. */
export const french: Foreign = {
  code: 'fr',
  decimal: ',',
  words,
  texts,
  finish: nested,
  learn,
};
