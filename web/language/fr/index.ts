import type { Foreign } from '../choose';
import { recogniser } from '../templates';
import type { Translations } from '../translations';
import { engine } from './engine';
import { figures } from './figures';
import { formulas } from './formulas';
import { gradients } from './gradients';
import { texts } from './interface';
import { nested } from './quotes';
import { share } from './share';
import { sources } from './sources';
import { titles } from './titles';
import { training } from './training';

/** All but what lessons and tours say. */
export const catalogue: Translations = {
  ...engine,
  ...gradients,
  ...titles,
  ...sources,
  ...figures,
  ...training,
  ...share,
  ...texts,
};

const words = new Map(Object.entries({ ...catalogue, ...formulas }));

interface Told {
  readonly default: Translations;
}

const told = import.meta.glob<Told>(['./lessons/*.ts', './tours/*.ts']);

async function learn(lesson: string, tour: string): Promise<void> {
  const names = ['lessons/shared', `lessons/${lesson}`, `tours/${tour}`];
  const files = names.map((name) => told[`./${name}.ts`]?.());
  for (const file of await Promise.all(files))
    for (const [from, to] of Object.entries(file?.default ?? {})) words.set(from, to);
}

const recognise = recogniser({ ...engine, ...gradients }, catalogue);

/** French. */
export const french: Foreign = {
  code: 'fr',
  decimal: ',',
  words,
  recognise: (text) => {
    const known = recognise(text);
    return known === undefined ? undefined : nested(known);
  },
  learn,
};
