import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { french as frenchLanguage } from '../../../../web/i18n/fr/index';
import { createLocale } from '../../../../web/i18n/i18n';
import { readChapter, readLesson, readPart } from '../../../../web/lessons/folder/read-folder';
import type { SharedTexts } from '../../../../web/lessons/folder/steps';
import { LessonFileError, parseTexts, type Section } from '../../../../web/lessons/folder/texts';
import { englishLessons, frenchLessons } from './content';

const lesson = {
  mechanism: 'dot_product',
  opening: 'scores',
  numbers: { tokens: { query: ['a'], key: ['b'] }, options: {}, inputs: { query: [[1, 2]] } },
  steps: ['scores', { include: 'norm', at: 'last/' }],
  guide: {
    cover: { picture: { kind: 'matrix', node: 'scores' }, answer: { kind: 'cell', cell: 'scores:0,max' } },
    keySteps: [{ node: 'scores' }],
    tries: [
      {
        ...{ id: 'no-key', node: 'scores', edits: [{ fill: 'key', rows: [1, 2], cols: [0, 1], to: 0 }] },
        question: {
          answer: { kind: 'choice', choices: [{ id: 'yes', holds: ['scores:0,0', '<', 1] }] },
          mistakes: [{ id: 'twice', cell: 'scores:0,0', edits: [{ option: 'scale', to: 1 }] }],
        },
      },
    ],
    checks: [],
    remember: [{ id: 'fit', node: 'scores' }],
    sources: [{ id: 'luong' }],
  },
  claims: [{ says: 'fit', after: 'no-key', cell: 'scores:0,0', is: '=', than: 0 }],
};

const texts = `# Products

How words fit.

## features

### d_k

one · two

## steps

### scores

The score of two words,
on two lines.

> An aside.

## cover

A lead.

### question

Which?

- right: This.
- wrong: Not that.

## key-steps

### scores

- title: Scores
- action: Select one.

## tries

### no-key

- title: No key

You remove it.

- because: It is gone.

#### question

What then?

- right: Right.
- choice.yes: Yes
- choice.yes.wrong: Not so.
- mistake.twice: Twice.

## checks

## remember

### fit

They fit.

## sources

### luong

Luong et al. 2015.

- place: section 3
`;

const partJson = {
  parameters: { at: '', kind: 'mean' },
  steps: ['{at}mean', { step: '{at}mask', if: '{at}' }],
};
const partTexts = `## words

### kind

- mean: the mean

## steps

### {at}mean

This is {kind} in [[{at}mean:r,0]].

> {axis}

### {at}mask

A mask.
`;

const shared: SharedTexts = {
  parts: new Map([
    [
      'norm',
      readPart(
        { path: 'norm/steps.json', text: JSON.stringify(partJson) },
        { path: 'norm/en.md', text: partTexts },
      ),
    ],
  ]),
  asides: new Map([['axis', 'Along the row.']]),
};

const read = (json: unknown = lesson, markdown = texts, program?: string) =>
  readLesson(
    {
      json: { path: 'mine/lesson.json', text: typeof json === 'string' ? json : JSON.stringify(json) },
      texts: { path: 'mine/en.md', text: markdown },
      ...(program !== undefined && { program: { path: 'mine/program.py', text: program } }),
    },
    shared,
  );

/** What is said about a lesson that is refused. */
function refusal(json: unknown, markdown = texts): string {
  try {
    read(json, markdown);
  } catch (error) {
    if (error instanceof LessonFileError) return error.message;
    throw error;
  }
  return 'not refused';
}

const replaced = (from: string, to: string): string => {
  expect(texts).toContain(from);
  return texts.replace(from, to);
};

describe('a lesson', () => {
  it('is put together from its folder', () => {
    const { guide, ...content } = read();
    expect(content).toMatchObject({
      ...{ title: 'Products', summary: 'How words fit.', mechanism: 'dot_product', build: 'full' },
      numbers: { ...lesson.numbers, features: { d_k: ['one', 'two'] } },
      steps: [
        { node: 'scores', prose: 'The score of two words, on two lines.', aside: 'An aside.' },
        { node: 'last/mean', prose: 'This is the mean in [[last/mean:r,0]].', aside: 'Along the row.' },
        { node: 'last/mask', prose: 'A mask.' },
      ],
      claims: [{ says: 'fit', after: 0, cell: 'scores:0,0', is: '=', than: 0 }],
    });
    expect(guide?.cover).toMatchObject({
      lead: 'A lead.',
      question: { ask: 'Which?', right: 'This.', wrong: 'Not that.' },
    });
    expect(guide?.keySteps).toEqual([{ node: 'scores', title: 'Scores', action: 'Select one.' }]);
    expect(guide?.tries).toMatchObject([
      {
        ...{ title: 'No key', text: 'You remove it.', because: 'It is gone.' },
        edits: [
          { set: 'key:1,0', to: 0 },
          { set: 'key:1,1', to: 0 },
          { set: 'key:2,0', to: 0 },
          { set: 'key:2,1', to: 0 },
        ],
        question: {
          ...{ ask: 'What then?', right: 'Right.' },
          answer: {
            kind: 'choice',
            choices: [{ text: 'Yes', wrong: 'Not so.', holds: ['scores:0,0', '<', 1] }],
          },
          mistakes: [{ text: 'Twice.', cell: 'scores:0,0', edits: [{ option: 'scale', to: 1 }] }],
        },
      },
    ]);
    expect(guide?.remember).toEqual([{ node: 'scores', text: 'They fit.' }]);
    expect(guide?.sources).toEqual([{ text: 'Luong et al. 2015.', place: 'section 3' }]);
  });

  it('replaces texts of a part by its own, one by one', () => {
    const own = replaced('## cover', '### last/mean\n\nMy mean.\n\n## cover');
    expect(read(lesson, own).steps[1]).toEqual({
      ...{ node: 'last/mean', prose: 'My mean.', aside: 'Along the row.' },
    });
  });

  it('leaves out steps of a part whose parameter is empty, and those that are not wanted', () => {
    const nodes = (entry: object) =>
      read({ ...lesson, steps: ['scores', entry] }).steps.map(({ node }) => node);
    expect(nodes({ include: 'norm' })).toEqual(['scores', 'mean']);
    expect(nodes({ include: 'norm', at: 'a/', only: ['a/mask'] })).toEqual(['scores', 'a/mask']);
  });

  it.each([
    [
      'a claim after no card',
      { ...lesson, claims: [{ ...lesson.claims[0], after: 'none' }] },
      'mine/lesson.json: there is no card with the id “none”',
    ],
    [
      'a stop that is none',
      { ...lesson, guide: { ...lesson.guide, short: ['try-none', 'end'] } },
      'mine/lesson.json: there is no card with the id “none”',
    ],
    ['no JSON', '{', 'mine/lesson.json: no JSON:'],
    ['a missing field', { ...lesson, opening: undefined }, 'mine/lesson.json: opening: '],
    ['an unknown field', { ...lesson, colour: 1 }, 'mine/lesson.json: colour: '],
    [
      'no numbers',
      { ...lesson, numbers: undefined },
      'mine/lesson.json: a lesson has either “numbers” or a “model”',
    ],
    [
      'an unknown part',
      { ...lesson, steps: [{ include: 'x' }] },
      'mine/en.md: there is no part “x” to include',
    ],
    [
      'an unknown parameter',
      { ...lesson, steps: ['scores', { include: 'norm', to: '' }] },
      'the part “norm” has no parameter “to”',
    ],
    ['a step without a text', { ...lesson, steps: ['scores', 'weights'] }, 'the step “weights” has no text'],
    [
      'a number that is none',
      { ...lesson, numbers: { ...lesson.numbers, inputs: { query: [['1']] } } },
      'mine/lesson.json: numbers.inputs.query.0.0: ',
    ],
  ])('with %s is refused', (_, json, message) => {
    expect(refusal(json)).toContain(message);
  });

  it.each([
    [
      'a heading of no id',
      replaced('### luong', '### long'),
      'mine/en.md:65: a heading “luong” is missing below “sources”',
    ],
    [
      'a further heading',
      `${texts}\n### bahdanau\n\nAlso.\n`,
      'mine/en.md:73: nothing in the lesson has the id “sources / bahdanau”',
    ],
    [
      'a missing field',
      replaced('- right: This.\n', ''),
      'mine/en.md:24: “- right: …” is missing below “cover / question”',
    ],
    [
      'a misspelt field',
      replaced('- place:', '- places:'),
      'mine/en.md:67: nothing below “sources / luong” needs “places”',
    ],
    [
      'a step that the lesson lacks',
      replaced('### scores\n\nThe', '### score\n\nThe'),
      'there is a text for the step “score”, but no such step',
    ],
    [
      'two titles',
      replaced('## cover', '# Cover'),
      'mine/en.md:20: a second title, “Cover”: sections begin with “##”',
    ],
    ['a heading twice', replaced('## cover', '## steps'), 'mine/en.md:20: “steps” stands here twice'],
    ['a heading too deep', replaced('## cover', '##### cover'), 'but no heading of'],
    [
      'two paragraphs',
      replaced('> An aside.', 'More.'),
      'mine/en.md:18: a second paragraph below “steps / scores”',
    ],
    [
      'two asides',
      replaced('> An aside.', '> One.\n\n> Two.'),
      'mine/en.md:20: a second aside below “steps / scores”',
    ],
    ['a field twice', replaced('- right: This.', '- right: This.\n- right: That.'), '“right” stands twice'],
    ['no title', replaced('# Products', ''), 'mine/en.md: “- title: …” is missing'],
  ])('with %s is refused', (_, markdown, message) => {
    expect(refusal(lesson, markdown)).toContain(message);
  });

  it('is refused in the language of the reader', () => {
    const french = createLocale(frenchLanguage);
    const inFrench = (markdown: string): string => {
      try {
        read(lesson, markdown);
      } catch (error) {
        if (error instanceof LessonFileError) return french.format(error.details);
      }
      return 'not refused';
    };
    expect(inFrench(replaced('- right: This.\n', ''))).toBe(
      'mine/en.md:24\u202f: il manque «\u202f- right: …\u202f» sous «\u202fcover / question\u202f»',
    );
  });

  it('may have lines of Windows, and a byte order mark', () => {
    expect(read(lesson, `\uFEFF${texts.replaceAll('\n', '\r\n')}`)).toEqual(read());
  });

  it('is about a mechanism, or about the program beside it', () => {
    const { mechanism, ...other } = lesson;
    const { mechanism: variant, build } = read({ ...other, program: 'program.py' }, texts, 'def f(): …');
    expect([variant, build]).toEqual(['program:def f(): …', 'programs']);
    const both = 'mine/lesson.json: a lesson has either a “mechanism” or a “program”';
    expect(refusal({ ...lesson, program: 'program.py' })).toBe(both);
    expect(refusal(other)).toBe(both);
    expect(refusal({ ...other, program: 'program.py' })).toBe(
      'mine/lesson.json: there is no file “program.py” beside it',
    );
    expect(refusal({ ...other, program: '../mine.py' })).toMatch(/^mine\/lesson\.json: program: /);
  });

  it('needs a parameter that a part has no value for', () => {
    const part = readPart(
      { path: 'p/steps.json', text: JSON.stringify({ parameters: { at: null }, steps: ['{at}x'] }) },
      { path: 'p/en.md', text: '## steps\n\n### {at}x\n\nX.\n' },
    );
    const parts = { parts: new Map([['p', part]]), asides: new Map<string, string>() };
    const json = {
      path: 'mine/lesson.json',
      text: JSON.stringify({ ...lesson, steps: ['scores', { include: 'p' }] }),
    };
    expect(() => readLesson({ json, texts: { path: 'mine/en.md', text: texts } }, parts)).toThrow(
      'the part “p” needs “at”',
    );
  });
});

it('a chapter has a title and says what it is for', () => {
  expect(readChapter({ path: 'a/en.md', text: '# Heads\n\nWhy several.\n' })).toEqual({
    ...{ title: 'Heads', purpose: 'Why several.' },
  });
  expect(() => readChapter({ path: 'a/en.md', text: '# Heads\n' })).toThrow('a text is missing');
});

describe('the parts that lessons share', () => {
  const folder = 'web/content/shared';
  const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]|]/g, '\\$&');
  const quoted = (text: string) =>
    text
      .split(/\{[\w.-]+\}/)
      .map(escaped)
      .join('.+?');
  const ofSteps = ({ sections }: Section): readonly string[] =>
    [...(sections.get('steps')?.sections.values() ?? [])].flatMap(({ text, aside }) => [text, aside]);
  const lessons = { en: englishLessons, fr: frenchLessons };

  it.each(
    readdirSync(folder).flatMap((part) =>
      (['en', 'fr'] as const).map((language) => [part, language] as const),
    ),
  )('have in %s/%s.md no text that no lesson shows', (part, language) => {
    const path = `${folder}/${part}/${language}.md`;
    const parsed = parseTexts(readFileSync(path, 'utf8'), path);
    const own = part === 'asides' ? [...parsed.sections.values()].map(({ text }) => text) : ofSteps(parsed);
    const shown = [...lessons[language].values()].flatMap(({ steps }) =>
      steps.flatMap(({ prose, aside = '' }) => [prose, aside]),
    );
    const patterns = own.filter((text) => text !== '').map((text) => new RegExp(`^${quoted(text)}$`, 's'));
    expect(patterns.filter((pattern) => !shown.some((text) => pattern.test(text)))).toEqual([]);
  });
});
