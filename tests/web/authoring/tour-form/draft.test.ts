import { describe, expect, it, vi } from 'vitest';
import { moveStop, newDraft, withLanguages } from '../../../../web/authoring/tour-form/draft/draft';
import { draftFiles, folderName } from '../../../../web/authoring/tour-form/draft/draft-folder';
import { draftJson, readDraft } from '../../../../web/authoring/tour-form/draft/draft-json';
import { textOfFiles } from '../../../../web/authoring/tour-form/draft/open-files';
import { TourSession } from '../../../../web/authoring/tour-form/session';
import { fetchTour } from '../../../../web/learn/tours/fetch-tour';
import { fetchTourFolder } from '../../../../web/learn/tours/folder';
import { tours } from '../../../../web/learn/tours/index';
import { openTour } from '../../../../web/learn/tours/open';
import type { CheckedTour } from '../../../../web/ui/lazy';
import { lessonsOf, wholeEngine } from '../../learn/tours/lessons';

const lessons = lessonsOf(await wholeEngine());

/** A tour with every field that a tour can have. */
const everything = {
  version: 2,
  title: { en: 'Two', fr: 'Deux' },
  lesson: 'scaled-dot-product',
  options: {},
  tokens: 'one two three',
  hide: 'strip legend',
  lock: 'inputs',
  steps: [
    { focus: 'weights:2,1', prose: { en: 'A [[weights:2,1]].', fr: 'Un [[weights:2,1]].' } },
    {
      focus: 'scores',
      prose: 'The same in both.',
      outline: ['scores:1,*', 'key'],
      checkpoint: {
        ask: { fr: 'Combien ?' },
        expect: { number: 'scores:0,max', within: 0.5 },
        hint: 'Look.',
      },
    },
    {
      focus: 'weights',
      prose: 'x',
      outline: [],
      checkpoint: { ask: 'x', expect: { cell: 'weights:2,max' } },
    },
    {
      focus: 'context',
      prose: 'x',
      checkpoint: { ask: 'x', expect: { choice: [{ en: 'a', fr: 'b' }, 'c'], answer: 1 } },
    },
    {
      id: 'guess',
      focus: 'scaled_scores',
      prose: '# no heading',
      checkpoint: {
        prediction: true,
        ask: '- x: no field',
        expect: { number: 'scaled_scores:0,0' },
        right: { en: 'Yes', fr: 'Oui' },
        wrong: 'No: [[given]].',
        mistakes: [
          { cell: 'scores:0,0', text: 'Not scaled.' },
          { cell: 'scaled_scores:0,0', edits: [{ option: 'scale', to: 2 }], text: { en: 'T', fr: 'D' } },
        ],
      },
    },
    { focus: 'weights', prose: 'x', checkpoint: { ask: 'x', expect: { word: 'weights:1,max' } } },
    {
      focus: 'weights',
      prose: 'x',
      checkpoint: { ask: 'x', expect: { bar: 'weights:1,0', within: 0.1, from: 0, to: 1 } },
    },
    { focus: 'weights', prose: 'x', checkpoint: { ask: 'x', expect: { order: 'weights:1' } } },
    { focus: 'weights', prose: 'x', checkpoint: { ask: 'x', expect: { mask: 'weights' } } },
  ],
};

function draftOf(json: string) {
  const draft = readDraft(json);
  if (draft === null) throw new Error(json);
  return draft;
}

describe('a tolerance in the form', () => {
  const within = (typed: string): unknown => {
    const draft = draftOf(JSON.stringify(everything));
    const stops = draft.stops.map(({ question, ...stop }) => ({
      ...stop,
      question: question?.kind === 'number' ? { ...question, within: typed } : question,
    }));
    return JSON.parse(draftJson({ ...draft, stops })).steps[1].checkpoint.expect.within;
  };

  it('is read as numbers are everywhere', () => {
    expect(['0.01', '0,01', '０．０１', '1/100', '1e-2', ' .01 '].map(within)).toEqual(Array(6).fill(0.01));
    expect(within('')).toBeUndefined();
  });

  it('is left to the checker as it was typed where it is no number, or could be another one', () => {
    const texts = ['x', '1 000', '1,234', '1 %', '0x10', 'Infinity', '-inf', '1e-400'];
    expect(texts.map(within)).toEqual(texts);
  });
});

describe('form and JSON', () => {
  it.each(tours.map(({ id }) => id))('lose nothing of %s', async (id) => {
    const { text } = await fetchTour(id);
    expect(JSON.parse(draftJson(draftOf(text)))).toEqual(JSON.parse(text));
  });

  it('read a tour of version 1, and write one of version 2', async () => {
    const steps = everything.steps.slice(0, 4);
    const first = JSON.stringify({ ...everything, version: 1, steps });
    const found = await openTour(first, lessons);
    expect('issues' in found ? found.issues : []).toEqual([]);
    expect(JSON.parse(draftJson(draftOf(first)))).toEqual({ ...everything, steps });
  });

  it('lose nothing of a tour with all fields, which has no mistakes', async () => {
    const text = JSON.stringify(everything);
    expect(JSON.parse(draftJson(draftOf(text)))).toEqual(everything);
    const found = await openTour(text, lessons);
    expect('issues' in found ? found.issues : []).toEqual([]);
  });

  it('a text gets a language with the others, and a translation that is not written is left out', () => {
    const one = draftOf(
      JSON.stringify({ ...everything, title: 'T', steps: [{ focus: 'scores', prose: 'P' }] }),
    );
    const both = withLanguages(withLanguages(one, ['en']), ['en', 'fr']);
    expect(both.title).toEqual({ en: 'T' });
    expect(JSON.parse(draftJson(both)).title).toBe('T');
    const titled = { ...both, title: { en: 'T', fr: 'U' } };
    expect(JSON.parse(draftJson(titled)).title).toEqual({ en: 'T', fr: 'U' });
  });

  it('a stop moves within the list only', () => {
    const { stops } = draftOf(JSON.stringify(everything));
    expect(moveStop(stops.slice(0, 4), 0, 2).map(({ id }) => id)).toEqual([2, 3, 1, 4]);
    expect(moveStop(stops, 0, -1)).toBe(stops);
    expect(moveStop(stops, stops.length - 1, stops.length)).toBe(stops);
  });

  it('what is no tour is no draft', () => {
    for (const text of ['', '{', '[]', '{"steps":[]}', '{"lesson":"masks","steps":{}}'])
      expect(readDraft(text)).toBeNull();
  });
});

describe('the folder that the form writes', () => {
  const readBack = async (files: ReturnType<typeof draftFiles>) =>
    fetchTourFolder('/mine/', async (path) => files.find(({ name }) => name === path)?.text);

  it('has all of a tour: it is read as the JSON is, but for names of stops and mistakes', async () => {
    const draft = draftOf(JSON.stringify(everything));
    const files = draftFiles(draft, 'en');
    expect(files.map(({ name }) => name)).toEqual(['tour.json', 'en.md', 'fr.md']);
    const folder = await readBack(files);
    const [one, other] = await Promise.all([
      openTour(folder, lessons),
      openTour(JSON.stringify(everything), lessons),
    ]);
    if ('issues' in one || 'issues' in other) throw new Error(JSON.stringify([one, other]));
    const withoutLines = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (name, each) => (/line$/i.test(name) ? undefined : each)));
    const inFrench = ({ tour }: typeof one) => tour.inLanguages?.get('fr')?.steps;
    expect(withoutLines(one.tour.steps)).toEqual(withoutLines(other.tour.steps));
    expect(withoutLines(inFrench(one)?.slice(0, 1))).toEqual(withoutLines(inFrench(other)?.slice(0, 1)));
    expect(one.start.document).toEqual(other.start.document);
  });

  it('is opened again from its files, and so is a tour in one file', async () => {
    const draft = draftOf(JSON.stringify(everything));
    const opened = draftFiles(draft, 'en').map(({ name, text }) => new File([text], name));
    const again = draftOf(await textOfFiles(opened));
    expect(draftFiles(again, 'en').map(({ text }) => text)).toEqual(
      draftFiles(draft, 'en').map(({ text }) => text),
    );
    expect(await textOfFiles([new File(['{ broken'], 'mine.json')])).toBe('{ broken');
    await expect(textOfFiles(opened.slice(1))).rejects.toThrow('tour.json: there is no such file');
    const long = new File(['x'.repeat(1_000_000)], 'en.md');
    await expect(textOfFiles([...opened.slice(0, 1), long])).rejects.toThrow('more than 200000 characters');
  });

  it('has the built-in tours as their folders have them', async () => {
    for (const { id } of tours) {
      const { text } = await fetchTour(id);
      const draft = draftOf(text);
      expect(JSON.parse((await readBack(draftFiles(draft, 'en'))).text)).toEqual(JSON.parse(text));
    }
  });

  it('is named after the tour, and has the language of the reader where none is named', () => {
    const draft = draftOf(
      JSON.stringify({ ...everything, title: 'Été à la mer!', steps: [{ focus: 'a/b', prose: 'P' }] }),
    );
    expect(folderName(draft)).toBe('e-te-a-la-mer');
    expect(folderName(newDraft('masks', 'weights'))).toBe('tour');
    expect(draftFiles(draft, 'fr').map(({ name }) => name)).toEqual(['tour.json', 'fr.md']);
    expect(draftFiles(draft, 'fr')[1]?.text).toBe('# Été à la mer!\n\n## a-b\n\nP\n');
  });
});

describe('a session', () => {
  const result = (issues: CheckedTour['issues']): CheckedTour => ({
    ...{ issues, warnings: [], start: null, trace: null, lesson: null, schema: null },
    follow: () => {},
    preview: async () => {},
  });
  const session = (isRight: (json: string) => boolean): TourSession => {
    const created = new TourSession(() => newDraft('masks', 'weights'));
    created.check = async (json) =>
      result(isRight(json) ? [] : [{ line: 1, message: { key: 'error.tour', args: {} } }]);
    return created;
  };

  it('works where storage is refused, and says so', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    });
    const tour = session(() => true);
    tour.update({ ...tour.draft, title: { '': 'T' } });
    expect(tour.draft.title).toEqual({ '': 'T' });
    expect(tour.isStored).toBe(false);
    vi.unstubAllGlobals();
  });

  it('takes over JSON only when nothing is wrong with it', async () => {
    const tour = session((json) => json.includes('"title": "right"'));
    const right = tour.json.replace('"title": ""', '"title": "right"');
    tour.type(right.replace('"right"', '"wrong"'));
    await tour.checkNow();
    expect(tour.isApart).toBe(true);
    expect(tour.draft.title).toEqual({});
    tour.type(right);
    await tour.checkNow();
    expect([tour.draft.title, tour.isApart]).toEqual([{ '': 'right' }, false]);
    tour.undo();
    expect(tour.draft.title).toEqual({});
    tour.redo();
    expect(tour.draft.title).toEqual({ '': 'right' });
  });

  it('undoes what is typed into one field at once, and drops JSON with mistakes first', async () => {
    const tour = session(() => false);
    const type = (title: string) => tour.update({ ...tour.draft, title: { '': title } }, 'title');
    for (const title of ['a', 'ab', 'abc']) type(title);
    tour.update({ ...tour.draft, lesson: 'dot-product' });
    tour.type('{');
    tour.undo();
    expect([tour.isApart, tour.draft.lesson]).toEqual([false, 'dot-product']);
    tour.undo();
    expect([tour.draft.lesson, tour.draft.title]).toEqual(['masks', { '': 'abc' }]);
    tour.undo();
    expect(tour.draft.title).toEqual({});
    expect(tour.canUndo).toBe(false);
  });
});
