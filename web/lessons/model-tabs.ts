import type { Lesson } from './lesson';

/** The tabs of a model beside the walk, in order. */
export const modelTabs = ['use', 'train', 'heads'] as const;

export type ModelTabName = (typeof modelTabs)[number];

/** Figures that have a tab. Those of training have a name of their own for each task. */
const tabOfFigure: Readonly<Record<string, ModelTabName>> = {
  sentence: 'use',
  'next-word': 'use',
  'lit-letters': 'use',
  'digit-guess': 'use',
  'patch-attention': 'use',
  'trained-heads': 'heads',
};

function namedTab(figure: string): ModelTabName | null {
  return figure.startsWith('training-') ? 'train' : (tabOfFigure[figure] ?? null);
}

type WithFigures = Pick<Lesson, 'figures' | 'trained'>;

/**
 * The tab that a figure of a lesson is in; null if it is beside the steps, as are all but the training where the numbers are not
 * trained. What is measured of a model belongs to its use.
 */
export function tabOfFigureIn(figure: string, { trained }: WithFigures): ModelTabName | null {
  const tab = figure === 'lengths' ? 'use' : namedTab(figure);
  return tab === 'train' || trained !== undefined ? tab : null;
}

/** The tabs of a lesson, which has none if it is not about a model that was trained or that readers train. */
export function tabsOf(lesson: WithFigures): readonly ModelTabName[] {
  const found = new Set((lesson.figures ?? []).map((name) => tabOfFigureIn(name, lesson)));
  return modelTabs.filter((tab) => found.has(tab));
}
