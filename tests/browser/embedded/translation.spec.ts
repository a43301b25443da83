import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { host, publish } from '../support/host';
import { installTranslator, type Language, manners, readTexts, translate, writeTexts } from './translator';

/** The element that a translator changes, and one with the same contents that nobody touches. */
const translated = '#translated';
const untouched = '#untouched';

async function openBoth(page: Page, attributes: string): Promise<void> {
  // Numbers on their way would be there twice.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installTranslator(page);
  const log = await publish(
    page,
    `<attention-lab id="translated" loading="eager" ${attributes}></attention-lab>
    <attention-lab id="untouched" loading="eager" ${attributes}></attention-lab>
    <script>
      let ready = 0;
      addEventListener('ready', () => { ready += 1; if (ready === 2) document.body.dataset.ready = ''; });
    </script>`,
  );
  await page.goto(host);
  await expect(page.locator('body[data-ready]')).toHaveCount(1);
  expect(log.pageErrors).toEqual([]);
}

/**
 * All text of an element, by region, without the spaces between. Why a number has changed is left out: it is about the cell that had
 * the focus when it was worked out.
 */
const textOf = (lab: Locator): Promise<readonly string[]> =>
  lab.evaluate(async (element) => {
    // With what comes a frame later.
    await Reflect.get(element, 'updateComplete');
    const regions = element.shadowRoot?.querySelectorAll('.lab > *, .lab .body > *, .stage td, .stage math');
    return Array.from(regions ?? [], (each) => {
      const copy = each.cloneNode(true);
      if (copy instanceof Element)
        for (const why of copy.querySelectorAll(
          '.change-why, #change-details, [popovertarget="change-details"]',
        ))
          why.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    });
  });

/** All numbers of a text, and not its words. */
const numbersOf = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => (text.match(/[−-]?[\d∞.]+/g) ?? []).join(' '));

/** Compares the elements: all of their texts, or the numbers where words are translated. */
async function expectSame(page: Page, language: Language, when: string): Promise<void> {
  const read = language === 'echo' ? (texts: readonly string[]) => texts : numbersOf;
  await expect
    .poll(async () => read(await textOf(page.locator(translated))), when)
    .toEqual(read(await textOf(page.locator(untouched))));
  // The cells themselves, against the numbers of the engine.
  const wrong = await page.locator(translated).evaluate((lab) => {
    const trace = Reflect.get(lab, 'trace');
    if (trace === null) return [];
    return Array.from(lab.shadowRoot?.querySelectorAll<HTMLElement>('.stage td[data-node]') ?? []).flatMap(
      (cell) => {
        const { node = '', row = '', col = '' } = cell.dataset;
        const text = cell.querySelector('.number')?.textContent ?? '';
        const { data, cols } = trace.node(node);
        const value = data[Number(row) * cols + Number(col)];
        const shown = Number(text.replace('−', '-').replace('∞', 'Infinity'));
        const digits = text.split('.')[1]?.length ?? 0;
        const isRight = shown === value || Math.abs(shown - value) <= 0.5000001 * 10 ** -digits;
        return text === '·' || isRight ? [] : [`${node}[${row}, ${col}] is ${text}, not ${value}`];
      },
    );
  });
  expect(wrong, when).toEqual([]);
}

/** Does the same in both elements. */
async function inBoth(page: Page, act: (lab: Locator) => Promise<unknown>): Promise<void> {
  for (const id of [translated, untouched]) {
    const lab = page.locator(id);
    await act(lab);
    // What is said of a change follows the focus.
    await lab.evaluate((element) => {
      const active = element.shadowRoot?.activeElement;
      if (active instanceof HTMLElement) active.blur();
    });
  }
}

const call = (page: Page, method: string, ...values: readonly string[]): Promise<void> =>
  inBoth(page, (lab) =>
    lab.evaluate(
      async (element, [name, ...others]) => {
        Reflect.get(element, name).apply(element, others);
        await Reflect.get(element, 'updateComplete');
      },
      [method, ...values] as const,
    ),
  );

/** Types a number into a cell, as readers do. */
const edit = (page: Page, node: string, row: number, col: number, text: string): Promise<void> =>
  inBoth(page, async (lab) => {
    const cell = lab.locator(`.stage td[data-node="${node}"][data-row="${row}"][data-col="${col}"]`);
    await cell.focus();
    await cell.press('Enter');
    await cell.locator('input').fill(text);
    await cell.locator('input').press('Enter');
    await expect(cell.locator('input')).toHaveCount(0);
  });

for (const manner of manners)
  for (const language of ['echo', 'german', 'spelled'] as const) {
    if (manner === 'moved' && language !== 'echo') continue;
    test(`numbers follow edits: ${language}, ${manner}`, async ({ page }) => {
      await openBoth(page, 'lesson="scaled-dot-product" step="context"');
      const again = async (when: string): Promise<void> => {
        expect(await translate(page, translated, language, manner)).toBeGreaterThan(10);
        await expectSame(page, language, when);
      };
      await again('before an edit');
      await edit(page, 'value', 1, 1, '-7');
      await expectSame(page, language, 'after an edit');
      await again('translated after the edit');
      // A translation that arrives late is of the numbers before.
      await readTexts(page, translated, language);
      await edit(page, 'value', 0, 0, '41.5');
      await writeTexts(page, manner);
      await expectSame(page, language, 'translated late');
      await call(page, 'goto', 'context:1,1');
      await expectSame(page, language, 'an explanation');
      await again('a translated explanation');
      await edit(page, 'value', 1, 1, '0.25');
      await expectSame(page, language, 'an edit below an explanation');
      await call(page, 'back');
      await expectSame(page, language, 'another step');
      await again('another step, translated');
      await call(page, 'next');
      await expectSame(page, language, 'the step again');
      await call(page, 'reset');
      await expectSame(page, language, 'after a reset');
    });
  }

const tour = JSON.stringify({
  ...{ version: 1, title: 'Mine', lesson: 'scaled-dot-product' },
  steps: [
    {
      ...{ focus: 'weights', prose: 'It is [[value:0,0]] and [[context:0,0]].' },
      checkpoint: {
        ask: 'How much is the first of [[value:0,0]] and 3?',
        expect: { number: 'weights:0,0' },
        hint: 'Not 7.',
      },
    },
    { focus: 'context', prose: 'Now [[context:1,1]].' },
  ],
});

for (const manner of manners)
  test(`a tour and an exercise: ${manner}`, async ({ page }) => {
    const language = manner === 'moved' ? 'echo' : 'german';
    await openBoth(page, `tour='${tour}'`);
    const check = async (when: string): Promise<void> => {
      await expectSame(page, language, when);
      await translate(page, translated, language, manner);
      await expectSame(page, language, `${when}, translated`);
    };
    const press = (name: RegExp) =>
      inBoth(page, (lab) => lab.locator('.checkpoint, .tour-bar').getByRole('button', { name }).click());
    await check('the first stop');
    await inBoth(page, (lab) => lab.locator('.checkpoint input.typed').fill('7'));
    await press(/Check$/);
    await check('a wrong answer');
    await inBoth(page, (lab) => lab.locator('.checkpoint input.typed').fill('0.348'));
    await press(/Check$/);
    await check('a right answer');
    await call(page, 'next');
    await check('the second stop');
    await edit(page, 'value', 0, 0, '-3');
    await check('an edit');
    await call(page, 'back');
    await check('the first stop again');

    await openBoth(page, 'exercise="scaled-dot-product:row:17"');
    await check('an exercise');
    await inBoth(page, (lab) => lab.locator('.exercise td input').first().fill('12345'));
    await inBoth(page, (lab) => lab.locator('.exercise form button[type="submit"]').first().click());
    await check('a wrong answer of an exercise');
  });
