import { test } from '@playwright/test';
import { openLesson } from '../support/lab';
import { learnedLessons, learnedWalk } from '../support/numbers/learned';
import { jumpThrough, walkThrough } from '../support/numbers/walker';

/**
 * The numbers of trained models are those of the files of weights. tests/web/lessons/learned-fixtures.test.ts holds what the engine
 * makes of them against PyTorch; here the page is held against the engine, number by number. One lesson is walked through
 * from end to end; of the others, which are long and alike, every kind of step is read where it comes first.
 */
test.describe('every number on the page is the number of the trained model', () => {
  for (const lesson of learnedLessons)
    test(lesson.id, async ({ page }) => {
      const { nodes } = await learnedWalk(lesson);
      await openLesson(page, lesson.id, lesson.opening);
      const walk = { nodes, words: lesson.preset.tokens };
      await (lesson.id === 'reversal' ? walkThrough(page, walk) : jumpThrough(page, walk));
    });
});
