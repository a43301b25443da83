import { describe, expect, it } from 'vitest';
import { engine } from '../../../web/language/fr/engine';
import { texts } from '../../../web/language/fr/interface';
import { titles } from '../../../web/language/fr/titles';
import type { Translations } from '../../../web/language/translations';
import { catalogue, parts } from '../../../web/lessons/index';
import type { LessonBody } from '../../../web/lessons/lesson';

const files = import.meta.glob<Translations>('../../../web/language/fr/lessons/*.ts', {
  eager: true,
  import: 'default',
});

/** What a file of the lessons says in French. */
const spoken = new Map(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/(.*)\.ts$/, '$1'), texts]),
);
const shared = spoken.get('shared') ?? {};

/** All that a reader of a lesson reads in it. */
function textsOf({ steps, preset }: LessonBody): readonly string[] {
  const told = steps.flatMap(({ prose, aside }) => (aside === undefined ? [prose] : [prose, aside]));
  return [...new Set([...told, ...Object.values(preset.features ?? {}).flat()])];
}

const lessons = await Promise.all(
  catalogue.map(async ({ id, load }) => ({ id, texts: textsOf(await load()), own: spoken.get(id) ?? {} })),
);

/** The live references of a text, in no particular order. */
const references = (text: string): readonly string[] => (text.match(/\[\[.*?\]\]/g) ?? []).sort();

/** A text without its references, which are no French. */
const bare = (text: string): string => text.replace(/\[\[.*?\]\]/g, '…');

/** Two live numbers with a comma between them: with decimal commas nobody could tell where one ends. */
const runTogether = /\[\[(?!row|col|dim)[^\]]*:[^\]]*\]\], \[\[(?!row|col|dim)[^\]]*:/;

/** What French printers would mend in a text. */
function slips(text: string): readonly string[] {
  const rules: readonly [string, RegExp][] = [
    ['a narrow space before ; ! ?', /(?<!\u202f)[;!?]/],
    ['a space that does not break before :', /(?<!\u00a0):/],
    ['narrow spaces inside « »', /«(?!\u202f)|(?<!\u202f)»/],
    ['French quotation marks', /[“”"]/],
    ['a curved apostrophe', /'/],
    ['a decimal comma', /\d\.\d/],
    ['thousands set apart by a narrow space', /\d[, ]\d{3}(?!\d)/],
    ['single spaces', / {2}|^ | $/],
  ];
  const missing = rules.filter(([, rule]) => rule.test(bare(text))).map(([name]) => name);
  if (runTogether.test(text)) missing.push('semicolons between numbers');
  return missing.map((name) => `${name}: ${text}`);
}

/** What the page itself says in French: an option or a button that a text names is called so there. */
const onPage: Translations = { ...texts, ...engine };

/** Names that stand in quotation marks in English, and are called otherwise on the French page and in the French text. */
function misnamed([english, french]: readonly [string, string]): readonly string[] {
  const names = [...english.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
  return names.filter((name) => !french.includes(onPage[name] ?? '')).map((name) => `${name}: ${french}`);
}

/** What holds for any translations: nothing is left in English, references are kept, the typography is French. */
function expectWellMade(translations: Translations): void {
  for (const [english, french] of Object.entries(translations)) {
    // Single words, and equations, may be the same in both languages.
    if (/\p{L} \p{L}/u.test(bare(english))) expect(french, 'left as it was').not.toBe(english);
    expect(references(french), french).toEqual(references(english));
  }
  expect(Object.values(translations).flatMap(slips)).toEqual([]);
  expect(Object.entries(translations).flatMap(misnamed)).toEqual([]);
}

describe.each(lessons)('the French of $id', ({ texts, own }) => {
  it('says everything', () => {
    expect(texts.filter((text) => !(text in own) && !(text in shared))).toEqual([]);
  });

  it('says nothing that the lesson does not say, or that is shared', () => {
    expect(Object.keys(own).filter((text) => !texts.includes(text) || text in shared)).toEqual([]);
  });

  it('is well made', () => {
    expectWellMade(own);
  });
});

describe('what French lessons share', () => {
  it('is said in some lesson', () => {
    const said = new Set(lessons.flatMap(({ texts }) => texts));
    expect(Object.keys(shared).filter((text) => !said.has(text))).toEqual([]);
  });

  it('is well made', () => {
    expectWellMade(shared);
  });
});

describe('the French titles', () => {
  it('are those of all lessons and parts, and no others', () => {
    const lines = parts.flatMap(({ title, lessons }) => [
      title,
      ...lessons.flatMap((lesson) => [lesson.title, lesson.summary]),
    ]);
    expect(Object.keys(titles).sort()).toEqual([...new Set(lines)].sort());
  });

  it('are well made', () => {
    expectWellMade(titles);
  });
});
