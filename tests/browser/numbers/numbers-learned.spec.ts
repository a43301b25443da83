import { openLesson } from '../support/lab';
import { learnedLessons, learnedWalk } from '../support/numbers/learned';
import { jumpThrough, walkThrough } from '../support/numbers/walker';
import { test } from '../support/shared-page';

/**
 * The numbers of trained models come from weight files. tests/web/lessons/learned-fixtures.test.ts compares the engine
 * with PyTorch; here the page is compared with the engine, number by number. One lesson is walked through completely; in
 * the others, each kind of step is checked where it first occurs.
 */
// A lower window has numbers for a part of some matrices only; `numbers-guides.spec.ts` walks there.
test.use({ viewport: { width: 1440, height: 900 } });

test.describe('every number on the page matches the trained model', () => {
  for (const lesson of learnedLessons)
    test(lesson.id, async ({ page }) => {
      const { nodes } = await learnedWalk(lesson);
      await openLesson(page, lesson.id, lesson.opening);
      const walk = { nodes, words: lesson.preset.tokens };
      await (lesson.id === 'reversal' ? walkThrough(page, walk) : jumpThrough(page, walk));
    });
});
