import { openLesson } from '../support/lab';
import { firstLesson, lessonFixtures } from '../support/numbers/lessons';
import { walkThrough } from '../support/numbers/walker';
import { test } from '../support/shared-page';

test.describe('every number on the page matches the fixture', () => {
  for (const { lesson, nodes, tokens, features = {}, opening } of lessonFixtures) {
    // Long walks show the same backward pass, so they are skipped.
    const isShort = nodes.length < 100;
    test(`${lesson}, forward${isShort ? ' and back' : ''}`, async ({ page }) => {
      await openLesson(page, lesson, opening);
      const maskIsOwn = nodes.some(({ id }) => id === 'memory' || id === 'target');
      const xIsRead = nodes.some(({ id }) => id === 'initial_state');
      await walkThrough(page, { nodes, words: { ...tokens, features, maskIsOwn, xIsRead }, back: isShort });
    });
  }

  for (const granularity of ['row', 'cell'] as const) {
    test(`${firstLesson.lesson}, ${granularity} by ${granularity}`, async ({ page }) => {
      const { lesson, nodes, tokens } = firstLesson;
      await openLesson(page, lesson, 'query', `&grain=${granularity}`);
      await walkThrough(page, { nodes, words: tokens, granularity, back: true });
    });
  }
});
