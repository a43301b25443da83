import { describe, expect, it } from 'vitest';
import { french } from '../../../../web/i18n/fr/index';
import { createLocale, english } from '../../../../web/i18n/i18n';
import { textsIn } from '../../../../web/learn/tours/asked';
import { issuesText } from '../../../../web/learn/tours/fetch-tour';
import { fetchTourFolder } from '../../../../web/learn/tours/folder';
import { openTour } from '../../../../web/learn/tours/open';
import { lessonsOf, wholeEngine } from './lessons';

const lessons = lessonsOf(await wholeEngine());

const stop = { id: 'a-weight', focus: 'weights' };
const json = (steps: readonly object[] = [stop], more: object = {}): string =>
  JSON.stringify({ version: 2, lesson: 'scaled-dot-product', ...more, steps }, null, 1);

const texts = `# Mine

## a-weight

Look at [[weights:2,1]].
`;
const asking = `${texts}
### question

What was it made of?

- right: Of [[scaled_scores:2,1]].
- wrong: Not of [[given]].
- hint: Look again.
- choice.scores: The scores
- choice.keys: The keys
- mistake.unscaled: [[given]] is not scaled.
`;
const asked = (checkpoint: object) => json([{ ...stop, checkpoint }]);

const openFolder = async (files: Readonly<Record<string, string>>) =>
  openTour(await fetchTourFolder('/mine/', async (path) => files[path]), lessons);

async function tourIn(files: Readonly<Record<string, string>>) {
  const found = await openFolder(files);
  if ('issues' in found) throw new Error(JSON.stringify(found.issues));
  return found.tour;
}

/** What is wrong, as readers see it. */
async function wrongIn(files: Readonly<Record<string, string>>): Promise<string> {
  const found = await openFolder(files).catch((error: Error) => error);
  if (found instanceof Error) return found.message;
  return 'issues' in found ? english.format(issuesText(found.issues)) : '';
}

describe('the folder of a tour', () => {
  it('has its texts below the ids of its stops, in each language', async () => {
    const tour = await tourIn({
      'tour.json': json(),
      'en.md': texts,
      'fr.md': texts.replace('Mine', 'La mienne').replace('Look at', 'Voyez'),
    });
    expect([tour.title, tour.steps[0].prose]).toEqual(['Mine', 'Look at [[weights:2,1]].']);
    const read = textsIn({ tour }, createLocale(french));
    expect([read.title, read.steps[0].prose]).toEqual(['La mienne', 'Voyez [[weights:2,1]].']);
  });

  it('may have a single language, which need not be English', async () => {
    expect((await tourIn({ 'tour.json': json(), 'fr.md': texts })).title).toBe('Mine');
  });

  it('has questions, choices and mistakes by their ids, as guides have', async () => {
    const choice = { choice: ['scores', 'keys'], answer: 0 };
    const [fewer = ''] = asking.split('- mistake');
    const { steps } = await tourIn({
      'tour.json': asked({ prediction: true, expect: choice }),
      'en.md': fewer,
    });
    expect(steps[0].checkpoint).toMatchObject({
      isPrediction: true,
      hint: 'Look again.',
      question: {
        ask: 'What was it made of?',
        answer: {
          choices: [
            { text: 'The scores', holds: true },
            { text: 'The keys', holds: false },
          ],
        },
        right: 'Of [[scaled_scores:2,1]].',
        wrong: 'Not of [[given]].',
      },
    });
    const mistake = { id: 'unscaled', cell: 'weights:2,1', edits: [{ option: 'scale', to: 1 }] };
    const number = await tourIn({
      'tour.json': asked({ expect: { number: 'weights:2,1' }, mistakes: [mistake] }),
      'en.md': asking.replace(/- choice.*\n/g, ''),
    });
    expect(number.steps[0].checkpoint?.question.mistakes).toEqual([
      { cell: 'weights:2,1', edits: mistake.edits, text: '[[given]] is not scaled.' },
    ]);
  });

  it('reads as one text what it reads from its files', async () => {
    const files = { 'tour.json': json(), 'en.md': texts, 'fr.md': texts };
    const folder = await fetchTourFolder('/mine/', async (path) => Reflect.get(files, path));
    const found = await openTour(folder.text, lessons);
    if ('issues' in found) throw new Error(JSON.stringify(found.issues));
    expect([found.tour.title, found.tour.inLanguages?.size]).toEqual(['Mine', 2]);
  });
});

describe('what is wrong in a folder is said with its file and line', () => {
  const number = { expect: { number: 'weights:2,1' } };
  const plain = asking.replace(/- (choice|mistake).*\n/g, '');
  it.each<readonly [name: string, files: Readonly<Record<string, string>>, says: string]>([
    ['no JSON', { 'en.md': texts }, 'tour.json: there is no such file at /mine/'],
    ['no texts', { 'tour.json': json() }, 'en.md, fr.md: there is no such file at /mine/'],
    ['broken JSON', { 'tour.json': '{\n"version": }', 'en.md': texts }, 'tour.json:2:'],
    [
      'a stop without an id',
      { 'tour.json': json([{ focus: 'weights' }]), 'en.md': texts },
      'tour.json:5: an “id”',
    ],
    [
      'a stop without a text',
      { 'tour.json': json([stop, { ...stop, id: 'b' }]), 'en.md': texts },
      'en.md: a heading “b”',
    ],
    ['a text of no stop', { 'tour.json': json(), 'en.md': `${texts}\n## c\n\nC.\n` }, 'en.md:7: nothing'],
    [
      'a question without a text',
      { 'tour.json': asked(number), 'en.md': texts },
      'en.md:3: a heading “question”',
    ],
    [
      'a text in one language only',
      { 'tour.json': asked(number), 'en.md': plain, 'fr.md': plain.replace(/- hint.*\n/, '') },
      'fr.md:7: “- hint: …”',
    ],
    [
      'an unknown node',
      { 'tour.json': json([{ ...stop, focus: 'wieghts' }]), 'en.md': texts },
      'tour.json:7: step 1, focus: there is no node "wieghts"',
    ],
    [
      'a broken reference',
      { 'tour.json': json(), 'en.md': texts.replace('2,1', '9,9') },
      'en.md:3: step 1, prose: [[weights:9,9]] leads nowhere',
    ],
    [
      'one in another language',
      { 'tour.json': json(), 'en.md': texts, 'fr.md': texts.replace('2,1', '9,9') },
      '[[weights:9,9]] leads nowhere',
    ],
    [
      'a cell that is none',
      { 'tour.json': asked({ expect: { number: 'weights:9,9' } }), 'en.md': plain },
      'step 1, number: weights has 3 rows',
    ],
    [
      'an unknown field',
      { 'tour.json': json([stop], { speed: 1 }), 'en.md': texts },
      'tour.json:4: the tour',
    ],
    [
      'a mistake by no change',
      {
        'tour.json': asked({
          ...number,
          mistakes: [{ id: 'unscaled', cell: 'weights:2,1', edits: [{ sett: 1 }] }],
        }),
        'en.md': asking.replace(/- choice.*\n/g, ''),
      },
      'a list of changes expected',
    ],
    [
      'a change of too many cells',
      {
        'tour.json': asked({
          ...number,
          mistakes: [
            {
              id: 'unscaled',
              cell: 'weights:2,1',
              edits: [{ fill: 'key', rows: [0, 1000], cols: [0, 1000], to: 1 }],
            },
          ],
        }),
        'en.md': asking.replace(/- choice.*\n/g, ''),
      },
      'a list of changes expected',
    ],
    [
      'a prediction that is none',
      { 'tour.json': asked({ ...number, prediction: 'yes' }), 'en.md': plain },
      'prediction is "yes": true or false expected',
    ],
  ])('%s', async (_, files, says) => {
    expect(await wrongIn(files)).toContain(says);
  });

  it('but in version 1 nothing of this is a field', async () => {
    const one = { version: 1, title: 'A', lesson: 'scaled-dot-product' };
    const step = {
      focus: 'weights',
      prose: 'x',
      checkpoint: { ask: 'x', expect: { word: 'weights:1,max' }, prediction: true },
    };
    const found = await openTour(JSON.stringify({ ...one, steps: [step] }), lessons);
    const said = 'issues' in found ? english.format(issuesText(found.issues)) : '';
    expect(said).toContain('one of cell, number, choice');
    expect(said).toContain('prediction');
  });
});
