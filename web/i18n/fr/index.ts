import type { ForeignLanguage } from '../foreign-language';
import type { Text } from '../messages';
import type { TextTree } from '../translations';
import authoring from './authoring.json' with { type: 'json' };
import changes from './changes.json' with { type: 'json' };
import code from './code.json' with { type: 'json' };
import { formulas } from './engine/formulas';
import engine from './engine.json' with { type: 'json' };
import exercises from './exercises.json' with { type: 'json' };
import experiments from './experiments.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import formats from './formats.json' with { type: 'json' };
import guide from './guide.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import implementation from './implementation.json' with { type: 'json' };
import ui from './interface.json' with { type: 'json' };
import motion from './motion.json' with { type: 'json' };
import { page } from './page';
import { nested } from './quotes';
import search from './search.json' with { type: 'json' };
import { titles } from './titles';
import tourForm from './tour-form.json' with { type: 'json' };
import training from './training.json' with { type: 'json' };

const texts = new Map<string, Text>(
  Object.entries({
    ...engine,
    ...ui,
    ...authoring,
    ...changes,
    ...code,
    ...exercises,
    ...experiments,
    ...figures,
    ...formats,
    ...guide,
    ...home,
    ...implementation,
    ...motion,
    ...search,
    ...tourForm,
    ...training,
  }),
);

/** By file. A lesson adds its own when it is loaded. */
const trees = new Map<string, TextTree>(Object.entries({ titles, page }));

interface TreeModule {
  readonly default: TextTree;
}

const modules = import.meta.glob<TreeModule>(['./lessons/**/*.ts', './tours/*.ts']);

/** Loaders by the id of the lesson or tour: that of `lessons/attention/dot-product.ts` is `lessons/dot-product`. */
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [
    path.replace(/^\.\/(\w+)\/(?:.*\/)?([^/]+)\.ts$/, '$1/$2'),
    load,
  ]),
);

const guideModules = import.meta.glob<TreeModule>('./guides/**/*.ts');

/** By the id of the lesson. */
const guideLoaders = new Map(
  Object.entries(guideModules).map(([path, load]) => [path.replace(/^.*\/([^/]+)\.ts$/, '$1'), load]),
);

const guides = new Map<string, TextTree>();

async function loadGuide(lesson: string): Promise<void> {
  const module = await guideLoaders.get(lesson)?.();
  if (module !== undefined) guides.set(lesson, module.default);
}

async function load(lesson: string, tour: string): Promise<void> {
  const guideLoaded = loadGuide(lesson);
  const names = [`lessons/${lesson}`, `tours/${tour}`];
  const files = await Promise.all(names.map((name) => loaders.get(name)?.()));
  for (const [at, name] of names.entries()) {
    const file = files[at];
    if (file !== undefined) trees.set(name, file.default);
  }
  await guideLoaded;
}

/** French. */
export const french: ForeignLanguage = {
  code: 'fr',
  decimal: ',',
  formulas: new Map(Object.entries(formulas)),
  trees,
  guides,
  texts,
  finish: nested,
  load,
};
