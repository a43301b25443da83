import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { edit } from '../support/acts';
import { host, publish } from '../support/host';

const lesson = {
  mechanism: 'dot_product',
  opening: 'scores',
  numbers: {
    tokens: { query: ['cat', 'dog'], key: ['milk', 'bone'] },
    options: {},
    inputs: {
      query: [
        [1, 0],
        [0, 2],
      ],
      key: [
        [3, 0],
        [0, 4],
      ],
      value: [
        [1, 1],
        [2, 5],
      ],
    },
  },
  steps: ['scores', 'weights', 'context'],
  guide: {
    cover: {
      picture: { kind: 'arcs', row: 'weights:0' },
      answer: { kind: 'word', cell: 'weights:0,max' },
    },
    keySteps: [{ node: 'scores' }, { node: 'weights' }, { node: 'context' }],
    tries: [{ id: 'no-bone', node: 'weights', edits: [{ set: 'key:1,1', to: 0 }] }],
    checks: [{ id: 'sum', node: 'scores', answer: { kind: 'number', cell: 'scores:1,1', within: 0.01 } }],
    remember: [{ id: 'fit', node: 'scores' }],
    sources: [{ id: 'mine' }],
  },
};

const texts = `# What pets look at

Two pets and what they want.

## steps

### scores

The score of [[row:scores:r]] and [[col:scores:c]] is [[scores:r,c]].

### weights

[[row:weights:r]] looks most at [[col:weights:max]].

### context

What each pet gets.

## cover

Pets look at what they want.

### question

What does [[row:weights:0]] look at most?

- right: Yes: [[weights:0,a]].
- wrong: No: only [[weights:0,g]].

## key-steps

### scores

- title: Scores

### weights

- title: Weights

### context

- title: Context

## tries

### no-bone

- title: Without the bone

You make its key 0.

- because: Its score is 0 now.

## checks

### sum

- title: A score

What is the score of [[row:scores:1]] and [[col:scores:1]]?

- right: 2 times 4.
- wrong: Multiply the second numbers.

## remember

### fit

A score says how well two rows fit.

## sources

### mine

My own course.
`;

/** Serves the folder of a lesson beside the page of an author. */
async function serve(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.route(`${host}pets/*`, (route) => {
    const body = files[new URL(route.request().url()).pathname.slice('/pets/'.length)];
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: 'text/plain' });
  });
}

const files = { 'lesson.json': JSON.stringify(lesson), 'en.md': texts };

test('a lesson is read from a folder beside the page', async ({ page }) => {
  const { pageErrors } = await publish(
    page,
    '<attention-lab lesson="./pets/" step="scores"></attention-lab>',
  );
  await serve(page, files);
  await page.goto(host);
  const prose = page.locator('.step-text').first();
  await expect(prose).toHaveText('The score of dog and bone is 8.');
  await expect(page.locator('attention-lab .standing')).toHaveCount(0);
  await edit(page, 'query', 1, 1, '3');
  await expect(prose).toHaveText('The score of dog and bone is 12.');
  expect(pageErrors).toEqual([]);
});

test('it has a cover, key steps and questions like any lesson', async ({ page }) => {
  const { pageErrors } = await publish(page, '<attention-lab lesson="./pets/" sync="hash"></attention-lab>');
  await serve(page, files);
  await page.goto(host);
  await expect(page.getByRole('heading', { name: 'What does cat look at most?' })).toBeVisible();
  await page.getByRole('button', { name: 'bone' }).first().click();
  await expect(page.getByText('No: only')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What does cat look at most?' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a link to its state leads back to it', async ({ page }) => {
  await publish(page, '<attention-lab sync="hash"></attention-lab>');
  await serve(page, files);
  await page.goto(`${host}#v=1&lesson=.%2Fpets%2F&step=weights`);
  await expect(page.locator('.step-text').first()).toHaveText('dog looks most at bone.');
});

for (const [what, wrong, reason] of [
  [
    'a text that is missing',
    { ...files, 'en.md': texts.replace('- title: Weights\n', '') },
    /en\.md:\d+: “- title: …” is missing below “key-steps \/ weights”/,
  ],
  ['JSON that is none', { ...files, 'lesson.json': '{' }, 'lesson.json: no JSON'],
  ['no files', {}, 'lesson.json: there is no such file'],
  [
    'numbers that do not fit',
    {
      ...files,
      'lesson.json': JSON.stringify({
        ...lesson,
        numbers: { ...lesson.numbers, inputs: { ...lesson.numbers.inputs, key: [[1]] } },
      }),
    },
    'key',
  ],
  [
    'a mechanism that there is not',
    { ...files, 'lesson.json': JSON.stringify({ ...lesson, mechanism: 'magic' }) },
    'magic',
  ],
] as const)
  test(`${what}: the reason is shown, and the first lesson opens`, async ({ page }) => {
    await publish(page, '<attention-lab lesson="./pets/" step="scores"></attention-lab>');
    await serve(page, wrong);
    await page.goto(host);
    await expect(page.locator('attention-lab')).toContainText(reason);
    await expect(page.locator('attention-lab td[data-node]').first()).toBeVisible();
  });

test('a lesson of another host is refused', async ({ page }) => {
  await publish(page, '<attention-lab lesson="https://elsewhere.test/pets/" step="scores"></attention-lab>');
  await page.goto(host);
  await expect(page.locator('attention-lab')).toContainText('a lesson comes from the host of the page');
});
