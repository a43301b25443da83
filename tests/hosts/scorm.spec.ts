import { expect, type Page, test } from '@playwright/test';
import { blankScores } from './support/exercise';
import { expectReady, labOn, recordErrors } from './support/lab';

const inFrame = (page: Page) => page.frameLocator('iframe[title]');

/** The values of the attempt, as the runtime has them. */
const read = (page: Page, element: string): Promise<string> =>
  page.evaluate((name) => {
    const runtime = Reflect.get(window, 'runtime');
    return String('LMSGetValue' in runtime ? runtime.LMSGetValue(name) : runtime.GetValue(name));
  }, element);

/** What the platform keeps of an interaction; fields that learners may only write are read from its data. */
const interactions = (page: Page): Promise<readonly Record<string, string>[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'runtime').cmi.interactions.childArray)));

const refused = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'refused'));

const launch = (page: Page, version: string, folder: string, data: object = {}): Promise<void> =>
  page.evaluate(([...values]) => Reflect.get(window, 'launch')(...values), [version, folder, data] as const);

async function answerNumber(page: Page, text: string): Promise<void> {
  await inFrame(page).locator('.checkpoint input.typed').fill(text);
  await inFrame(page).getByRole('button', { name: 'Check', exact: true }).click();
}

async function answerCell(page: Page, col: number): Promise<void> {
  await inFrame(page).locator(`.stage td[data-node="weights"][data-row="1"][data-col="${col}"]`).click();
  await inFrame(page).getByRole('button', { name: 'Check', exact: true }).click();
}

const next = (page: Page) => inFrame(page).locator('.tour-bar .main').click();

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'leave')());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isOver'))).toBe(true);
}

test('SCORM 1.2: answers, score and status, and the place where the learner left', async ({ page }) => {
  const errors = await recordErrors(page);
  await page.goto('scorm/');
  await launch(page, '1.2', 'tour-1.2');
  await expectReady(labOn(inFrame(page)));
  expect(await read(page, 'cmi.core.lesson_status')).toBe('incomplete');
  await answerNumber(page, '9');
  await answerNumber(page, '0.119');
  await next(page);
  await expect(inFrame(page).locator('.tour-bar .count')).toHaveText('2 of 2');
  await leave(page);
  await launch(page, '1.2', 'tour-1.2');
  await expect(inFrame(page).locator('.tour-bar .count')).toHaveText('2 of 2');
  await answerCell(page, 1);
  await expect.poll(() => read(page, 'cmi.core.lesson_status')).toBe('completed');
  expect(await read(page, 'cmi.core.score.raw')).toBe('100');
  expect(await interactions(page)).toMatchObject([
    { id: 'tour/1', type: 'numeric', student_response: '9', result: 'wrong' },
    { id: 'tour/1', type: 'numeric', student_response: '0.119', result: 'correct' },
    { id: 'tour/2', type: 'fill-in', student_response: 'weights:1,1', result: 'correct' },
  ]);
  await leave(page);
  expect(await refused(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('SCORM 1.2: a hundred long answers are resumed where the learner left, and the page says what it has no room for', async ({
  page,
}) => {
  const long = `0.119${'0'.repeat(61)}`;
  const at = (stop: number) => expect(inFrame(page).locator('.tour-bar .count')).toHaveText(`${stop} of 100`);
  await page.goto('scorm/');
  await launch(page, '1.2', 'long-1.2');
  await expectReady(labOn(inFrame(page)));
  for (let stop = 1; stop < 91; stop += 1) {
    await at(stop);
    await answerNumber(page, long);
    await next(page);
  }
  await answerNumber(page, '7');
  await expect(inFrame(page).locator('[data-shortened]')).toBeVisible();
  await expect(inFrame(page).locator('[data-unstored]')).toBeHidden();
  const stored = await read(page, 'cmi.suspend_data');
  await leave(page);
  await launch(page, '1.2', 'long-1.2');
  expect(stored.length).toBeLessThanOrEqual(4096);
  await at(91);
  // Nothing is stored before the place is shown, and it is the same after that.
  expect(await read(page, 'cmi.suspend_data')).toBe(stored);
  await expect(inFrame(page).locator('[data-shortened]')).toBeVisible();
  await expect(inFrame(page).locator('.checkpoint input.typed')).toHaveValue('7');
  const answers = await labOn(inFrame(page)).evaluate((lab) => Reflect.get(lab, 'state').tour.answers);
  expect(Object.keys(answers)).toHaveLength(91);
  expect(
    Object.values(answers).filter((each) => Reflect.get(each as object, 'verdict') === 'right'),
  ).toHaveLength(90);
  expect(answers[89].given).toBe(long);
  await leave(page);
  expect(await refused(page)).toEqual([]);
});

test('SCORM 2004: passed or failed by the measure of the platform', async ({ page }) => {
  await page.goto('scorm/');
  await launch(page, '2004', 'tour-2004', { scaled_passing_score: '0.6' });
  await expectReady(labOn(inFrame(page)));
  await answerNumber(page, '0.119');
  await next(page);
  await answerCell(page, 0);
  await next(page);
  // The first press tells which questions are open.
  await expect(inFrame(page).locator('.notice')).toContainText('stop 2');
  await next(page);
  await expect.poll(() => read(page, 'cmi.success_status')).toBe('failed');
  expect(await read(page, 'cmi.completion_status')).toBe('completed');
  expect(await read(page, 'cmi.score.scaled')).toBe('0.5');
  expect(await interactions(page)).toMatchObject([
    { id: 'tour/1', type: 'numeric', learner_response: '0.119', result: 'correct' },
    { id: 'tour/2', type: 'fill-in', learner_response: 'weights:1,0', result: 'incorrect' },
  ]);
  expect((await interactions(page))[0]).toMatchObject({
    description: 'How much is 0.119?',
    latency: expect.stringMatching(/^PT[\d.]+S$/),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\dZ$/),
  });
  await leave(page);
  expect(await refused(page)).toEqual([]);
});

for (const [version, check, element, attempt] of [
  ['1.2', 'Check', 'cmi.core', { status: 'passed', given: 'student_response', wrong: 'wrong' }],
  ['2004', 'Vérifier', 'cmi', { status: 'completed', given: 'learner_response', wrong: 'incorrect' }],
] as const)
  test(`SCORM ${version}: an exercise reports its answers, and the next session has them`, async ({
    page,
  }) => {
    const errors = await recordErrors(page);
    await page.goto('scorm/');
    // Somebody else has used this tab.
    await page.evaluate(() =>
      sessionStorage.setItem(
        'attention-lab-exercise:scaled-dot-product:row:17',
        JSON.stringify({ 'scores:1,0': { given: '55', isChecked: true, attempts: 1, hints: 0 } }),
      ),
    );
    const data = version === '1.2' ? { student_data: { mastery_score: '60' } } : {};
    await launch(page, version, `exercise-${version}`, data);
    const fields = inFrame(page).locator('.exercise td input');
    const button = inFrame(page).getByRole('button', { name: check, exact: true });
    await expect(fields).toHaveCount(3);
    for (const field of await fields.all()) await expect(field).toHaveValue('');
    const right = await blankScores(inFrame(page));
    await fields.nth(0).fill(`${(right[0] ?? 0) + 1}`);
    await button.click();
    await fields.nth(0).fill(`${right[0]}`);
    await button.click();
    await expect(fields.nth(0)).toHaveAttribute('readonly', '');
    await leave(page);
    await page.evaluate(() => sessionStorage.clear());
    await launch(page, version, `exercise-${version}`, data);
    await expect(fields.nth(0)).toHaveValue(`${right[0]}`);
    await expect(fields.nth(0)).toHaveAttribute('readonly', '');
    await fields.nth(1).fill(`${right[1]}`);
    await fields.nth(2).fill(`${right[2]}`);
    await button.click();
    const status = version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status';
    await expect.poll(() => read(page, status)).toBe(attempt.status);
    expect(await read(page, `${element}.score.raw`)).toBe('100');
    expect(await interactions(page)).toMatchObject([
      { type: 'numeric', [attempt.given]: `${(right[0] ?? 0) + 1}`, result: attempt.wrong },
      { type: 'numeric', [attempt.given]: `${right[0]}`, result: 'correct' },
      { type: 'numeric', [attempt.given]: `${right[1]}`, result: 'correct' },
      { type: 'numeric', [attempt.given]: `${right[2]}`, result: 'correct' },
    ]);
    // Other numbers, and a second try, would replace the score.
    await expect(inFrame(page).locator('.summary')).toBeVisible();
    await expect(inFrame(page).locator('.summary button')).toHaveCount(0);
    await leave(page);
    expect(await refused(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

test('SCORM: a mask, an order and a cell with a mistake are no numbers', async ({ page }) => {
  await page.goto('scorm/');
  const frame = inFrame(page);
  const check = frame.getByRole('button', { name: 'Check', exact: true });
  await launch(page, '2004', 'mask-2004');
  for (let at = 0; !(await frame.locator('.exercise .summary').isVisible()); at += 1) {
    await frame.locator('.exercise').getByRole('radio').nth(at).check();
    await check.click();
  }
  const masks = await interactions(page);
  expect(masks.at(-1)).toMatchObject({
    type: 'fill-in',
    learner_response: expect.stringMatching(/^\d$/),
    result: 'correct',
  });
  await expect.poll(() => read(page, 'cmi.completion_status')).toBe('completed');
  await leave(page);
  await launch(page, '1.2', 'order-1.2');
  for (const [at, step] of ['keys transposed', 'scores', 'attention weights', 'context'].entries()) {
    const up = frame.getByRole('button', { name: `Move ${step} up`, exact: true });
    const steps = frame.locator('.exercise .steps li > span:first-child');
    for (let turn = 0; turn < 4 && (await steps.nth(at).textContent()) !== step; turn += 1) await up.click();
  }
  await check.click();
  await expect.poll(() => read(page, 'cmi.core.lesson_status')).toBe('completed');
  expect(await interactions(page)).toMatchObject([
    {
      type: 'fill-in',
      student_response: expect.stringMatching(/ scores weights context$/),
      result: 'correct',
    },
  ]);
  await leave(page);
  await launch(page, '1.2', 'mistake-1.2');
  const cells = frame.locator('.exercise .pick');
  for (let at = 0; (await frame.locator('.exercise td input').count()) === 0; at += 1) {
    await cells.nth(at).click();
    await check.click();
  }
  const mistakes = await interactions(page);
  expect(mistakes.at(-1)).toMatchObject({
    type: 'fill-in',
    student_response: expect.stringMatching(/^\d,\d$/),
    result: 'correct',
  });
  await leave(page);
  expect(await refused(page)).toEqual([]);
});

test('a lesson opens on its cover, and its checks are the score', async ({ page }) => {
  await page.goto('scorm/');
  await launch(page, '2004', 'lesson-2004');
  const frame = inFrame(page);
  await expectReady(labOn(frame));
  await frame.locator('.cover-words button').first().click();
  await expect.poll(async () => (await interactions(page)).length).toBe(1);
  await labOn(frame).evaluate((lab) =>
    Reflect.set(lab, 'state', 'v=1&lesson=scaled-dot-product&screen=check-0&step=weights&grain=key'),
  );
  for (let at = 0; at < 3; at += 1) {
    await frame.locator('.guide-question').getByRole('button', { name: 'Show me' }).click();
    await frame.locator('.stepper .moves').getByRole('button', { name: 'Next' }).click();
  }
  await expect.poll(() => read(page, 'cmi.completion_status')).toBe('completed');
  expect(await read(page, 'cmi.score.raw')).toBe('0');
  await leave(page);
  expect(await refused(page)).toEqual([]);
});

test('without a platform nothing is sent, and the page says so', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('scorm/tour-1.2/index.html');
  await expectReady(labOn(page));
  await expect(page.locator('[data-unreported]')).toContainText('No learning platform was found');
  expect(
    requests.filter((path) => !/\/(index\.html|lms\.js|standalone\.js|favicon\.ico)$/.test(path)),
  ).toEqual([]);
});

test('a package in French says in French that there is no platform', async ({ page }) => {
  await page.goto('scorm/exercise-2004/index.html');
  await expect(page.locator('[data-unreported]')).toContainText('Aucune plateforme');
});

test('xAPI: statements go where the launch parameters say, and only there', async ({ page }) => {
  const statements: unknown[] = [];
  const headers: Record<string, string>[] = [];
  await page.route('**/lrs/statements', async (route) => {
    headers.push(route.request().headers());
    statements.push(...route.request().postDataJSON());
    await route.fulfill({ json: [] });
  });
  const launched = new URLSearchParams({
    endpoint: new URL('lrs/', test.info().project.use.baseURL).href,
    auth: 'Basic abc',
    actor: JSON.stringify({ mbox: 'mailto:ada@example.org' }),
    activity_id: 'https://example.org/masks',
  });
  await page.goto(`scorm/tour-1.2/index.html?${launched}`);
  await expectReady(labOn(page));
  await page.locator('.checkpoint input.typed').fill('0.119');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.poll(() => statements.length).toBe(1);
  expect(statements[0]).toMatchObject({
    actor: { mbox: 'mailto:ada@example.org' },
    verb: { id: 'http://adlnet.gov/expapi/verbs/answered' },
    object: { id: 'https://example.org/masks#tour%2F1' },
    result: { success: true, response: '0.119' },
  });
  expect(headers[0]).toMatchObject({ authorization: 'Basic abc', 'x-experience-api-version': '1.0.3' });
});
