import list from '../../generated/lessons/list-fr.json' with { type: 'json' };
import type { Text } from '../catalogue';
import type { ForeignLanguage } from '../foreign-language';
import type { TextTree } from '../text-tree';
import authoring from './authoring.json' with { type: 'json' };
import changes from './changes.json' with { type: 'json' };
import engine from './engine.json' with { type: 'json' };
import exercises from './exercises.json' with { type: 'json' };
import experiments from './experiments.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import formats from './formats.json' with { type: 'json' };
import formulas from './formulas.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import implementation from './implementation.json' with { type: 'json' };
import ui from './interface.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import lessonFolder from './lesson-folder.json' with { type: 'json' };
import motion from './motion.json' with { type: 'json' };
import program from './program.json' with { type: 'json' };
import { nested } from './quotes';
import search from './search.json' with { type: 'json' };
import tourForm from './tour-form.json' with { type: 'json' };
import training from './training.json' with { type: 'json' };

const texts = new Map<string, Text>(
  Object.entries({
    ...engine,
    ...ui,
    ...authoring,
    ...changes,
    ...exercises,
    ...experiments,
    ...figures,
    ...formats,
    ...formulas,
    ...home,
    ...implementation,
    ...lessonFolder,
    ...learn,
    ...motion,
    ...program,
    ...search,
    ...tourForm,
    ...training,
  }),
);

type Titles = Readonly<Record<string, { readonly title: string }>>;

const byId = (entries: readonly { readonly id: string; readonly title: string }[]): Titles =>
  Object.fromEntries(entries.map(({ id, ...texts }) => [id, texts]));

const chapters = list.map(({ id, title, purpose }) => ({ id, title, purpose }));
const lessons = list.flatMap(({ lessons: entries }) =>
  entries.map(({ id, title, summary }) => ({ id, title, summary })),
);
const titles: TextTree = { parts: byId(chapters), lessons: byId(lessons) };

/** By file. A lesson adds its own when it is loaded. */
const trees = new Map<string, TextTree>(Object.entries({ titles }));

/** The texts of a lesson, made from its folder, see `.tools/lessons.mjs`. */
interface LessonTexts {
  readonly steps: TextTree;
  readonly features?: TextTree;
  readonly names?: TextTree;
  readonly guide?: object;
}

const lessonTexts = import.meta.glob<LessonTexts>('../../generated/lessons/fr/*.json', {
  import: 'default',
});
const backwardTexts = '../../generated/lessons/backward-fr.json';
const otherTexts = import.meta.glob<TextTree>('../../generated/lessons/backward-fr.json', {
  import: 'default',
});

/** The guides of lessons with their texts, by lesson. */
const guides = new Map<string, object>();

async function loadLesson(id: string): Promise<void> {
  const texts = await lessonTexts[`../../generated/lessons/fr/${id}.json`]?.();
  if (texts === undefined) return;
  const { steps, features, names, guide } = texts;
  const named = { ...(features !== undefined && { features }), ...(names !== undefined && { names }) };
  trees.set(`lessons/${id}`, { steps, ...named });
  if (guide !== undefined) guides.set(id, guide);
}

async function loadOther(path: string, name: string): Promise<void> {
  const tree = await otherTexts[path]?.();
  if (tree !== undefined) trees.set(name, tree);
}

async function load(lesson: string): Promise<void> {
  await (lesson === 'backward' ? loadOther(backwardTexts, 'lessons/backward') : loadLesson(lesson));
}

/** French. */
export const french: ForeignLanguage = {
  code: 'fr',
  decimal: ',',
  trees,
  guides,
  texts,
  finish: nested,
  load,
};
