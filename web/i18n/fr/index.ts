import type { Foreign } from '../foreign';
import type { Translations } from '../translations';
import { formulas } from './engine/formulas';
import engine from './engine.json';
import { figures } from './interface/figures';
import { texts } from './interface/interface';
import { share } from './interface/share';
import { titles } from './interface/titles';
import { training } from './interface/training';
import { nested } from './quotes';

/** All but what lessons and tours say. */
export const catalogue: Translations = {
  ...titles,
  ...figures,
  ...training,
  ...share,
  ...texts,
};

const words = new Map(Object.entries({ ...catalogue, ...formulas }));

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
  messages: new Map(Object.entries(engine)),
  finished: nested,
  learn,
};
