import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { violations } from '../support/accessibility/axe';
import { openMenu } from '../support/acts';
import { hold, host, publish } from '../support/host';
import { cellAt, openLesson } from '../support/lab';
import { test } from '../support/shared-page';

const steps = [
  {
    id: 'guess',
    focus: 'weights',
    checkpoint: { prediction: true, expect: { word: 'weights:2,max' } },
  },
  {
    id: 'compute',
    focus: 'scaled_scores',
    checkpoint: {
      expect: { number: 'scaled_scores:2,1' },
      mistakes: [{ id: 'double', cell: 'scores:2,2', edits: [] }],
    },
  },
];
const files: Readonly<Record<string, string>> = {
  'tour.json': JSON.stringify({ version: 2, lesson: 'scaled-dot-product', steps }, null, 2),
  'en.md': `# Mine

## guess

It is [[weights:2,2]].

### question

Which word does [[row:weights:2]] attend to most?

- right: To itself.
- wrong: Not to [[col:weights:g]], but to [[col:weights:a]].

## compute

Scaled.

### question

How large is it?

- mistake.double: [[given]] is the score of another word.
`,
};

/** Serves the folder beside the page, with some files in place of its own. */
async function publishTour(page: Page, other: Readonly<Record<string, string>> = {}): Promise<void> {
  const all = { ...files, ...other };
  await publish(page, '<main><h1>An article</h1><attention-lab tour="my-tour/"></attention-lab></main>');
  await page.route(`${host}my-tour/*`, (route) => {
    const body = all[new URL(route.request().url()).pathname.split('/').at(-1) ?? ''];
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: 'text/plain' });
  });
  await page.goto(host);
}

const feedback = (page: Page) => page.locator('.tour .feedback');
const answer = async (page: Page, text: string): Promise<void> => {
  await page.locator('.checkpoint input.typed').fill(text);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
};

test('a tour from a folder asks for predictions and recognises mistakes', async ({ freshPage: page }) => {
  await publishTour(page);
  await expect(page.locator('.tour .of')).toHaveText('Mine');
  await expect(page.locator('.tour .step-text')).toHaveCount(0);
  await expect(cellAt(page, 'weights', 2, 2)).not.toContainText(/\d/);
  expect(await violations(page)).toEqual([]);
  await page.locator('.checkpoint .choice').first().click();
  await expect(feedback(page)).toContainText(/^Not quite\. Not to \S+, but to bird\.$/);
  await expect(page.locator('.tour .step-text')).toContainText('It is 0.547.');
  await expect(cellAt(page, 'weights', 2, 2)).toContainText('0.547');
  expect(await violations(page)).toEqual([]);
  await page.locator('.tour-bar .main').click();
  await answer(page, '3');
  await expect(feedback(page)).toContainText(
    'Not yet: that is too large. A common mistake gives 3. The scores were not scaled.',
  );
  await answer(page, '4');
  await expect(feedback(page)).toContainText('4 is the score of another word.');
  await answer(page, '1.5');
  await expect(feedback(page)).toContainText('Right: scaled scores[bird, hungry] is 1.5.');
});

test('a mistake is also recognised in an answer that was given before that could be loaded', async ({
  freshPage: page,
}) => {
  await publishTour(page);
  const release = await hold(page, '**/engine-full-*.wasm');
  await page.locator('.checkpoint .choice').first().click();
  await page.locator('.tour-bar .main').click();
  await answer(page, '3');
  await expect(feedback(page)).toHaveText('Not yet: that is too large.');
  release();
  await expect(feedback(page)).toContainText('A common mistake gives 3.');
});

test('what is wrong in a folder is said with its file and line', async ({ freshPage: page }) => {
  await publishTour(page, { 'en.md': (files['en.md'] ?? '').replace('[[weights:2,2]]', '[[nope]]') });
  await expect(page.locator('.notice')).toContainText(
    'en.md:3: step 1, prose: [[nope]] leads nowhere in this run',
  );
});

test('the form writes a folder, and opens it again', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await openMenu(page);
  await page.getByRole('button', { name: 'Write a tour…' }).click();
  const dialog = page.locator('dialog#lazy-dialog.tour-form');
  const field = (name: string) => dialog.locator(`[name="${name}"]`);
  await field('title').fill('Mine');
  await field('stop-text').fill('# See [[weights:2,1]].');
  await field('question').selectOption('number');
  await field('prediction').check();
  await field('ask').fill('How much?');
  await field('right').fill('So it is.');
  await field('add-mistake').click();
  await field('mistake-0-node').selectOption('scores');
  await field('mistake-0-text').fill('That is the score.');
  await expect(dialog.locator('#tour-issues')).toHaveText('Nothing is wrong with it.');
  await dialog.getByText('Copy, download, link').click();
  const saved = page.waitForEvent('download');
  await field('download').click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('mine.zip');
  const packed = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(packed)).toEqual(['mine/tour.json', 'mine/en.md']);
  const texts = Buffer.from(packed['mine/en.md'] ?? []).toString();
  expect(texts).toContain(
    '## weights\n\n\\# See [[weights:2,1]].\n\n### question\n\nHow much?\n\n- right: So it is.',
  );
  await field('anew').click();
  await expect(field('title')).toHaveValue('');
  const opened = Object.entries(packed).map(([path, bytes]) => ({
    ...{ name: path.replace('mine/', ''), mimeType: 'text/plain', buffer: Buffer.from(bytes) },
  }));
  await field('open').setInputFiles(opened);
  await expect(field('title-en')).toHaveValue('Mine');
  await expect(field('stop-text-en')).toHaveValue('# See [[weights:2,1]].');
  await expect(field('prediction')).toBeChecked();
  await expect(field('mistake-0-text-en')).toHaveValue('That is the score.');
  await field('open').setInputFiles(opened.slice(1));
  await expect(dialog.getByRole('alert')).toContainText('tour.json: there is no such file');
});
