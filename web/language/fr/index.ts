import type { Foreign } from '../choose';
import { recogniser } from '../templates';
import type { Translations } from '../translations';
import { engine } from './engine';
import { figures } from './figures';
import { texts } from './interface';
import { share } from './share';
import { titles } from './titles';

/** All but what the lessons say. */
export const catalogue: Translations = { ...engine, ...titles, ...figures, ...share, ...texts };

const words = new Map(Object.entries(catalogue));

interface LessonWords {
  readonly default: Translations;
}

const lessons = import.meta.glob<LessonWords>('./lessons/*.ts');

async function learn(lesson: string): Promise<void> {
  const files = ['shared', lesson].map((name) => lessons[`./lessons/${name}.ts`]?.());
  for (const file of await Promise.all(files))
    for (const [from, to] of Object.entries(file?.default ?? {})) words.set(from, to);
}

/** French. */
export const french: Foreign = {
  code: 'fr',
  decimal: ',',
  words,
  recognise: recogniser(engine, catalogue),
  learn,
};
