import { beforeAll, describe, expect, it } from 'vitest';
import english from '../../../web/generated/lessons/glossary-en.json' with { type: 'json' };
import french from '../../../web/generated/lessons/glossary-fr.json' with { type: 'json' };
import type { TermText } from '../../../web/glossary/entry';
import { formsOf, termFinder } from '../../../web/glossary/find-terms';
import { loadGlossary, type TermId } from '../../../web/glossary/load-glossary';
import { places, symbolTerms } from '../../../web/glossary/places';
import { type LessonRun, runLessons } from '../../../web/search/compute/run-lessons';
import { wholeEngine } from '../all';
import { filesOnDisk } from '../disk';

let runs: readonly LessonRun[];

beforeAll(async () => {
  runs = await runLessons(await wholeEngine(), filesOnDisk);
});

const languages: readonly (readonly [string, Readonly<Record<string, TermText>>])[] = [
  ['English', english],
  ['French', french],
];

describe.each(languages)('the glossary in %s', (_, terms) => {
  it('defines every term', () => {
    expect(Object.keys(terms)).toEqual(Object.keys(english));
    expect(Object.keys(terms).length).toBeGreaterThan(75);
    for (const { title, text } of Object.values(terms)) {
      expect(title).not.toBe('');
      expect(text).toMatch(/^\p{Lu}.{20,}\.$/u);
    }
  });

  it('has each title and each form once', () => {
    const titles = Object.values(terms).map(({ title }) => title);
    const forms = Object.values(terms).flatMap(formsOf);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });
});

describe('the glossary', () => {
  it('leads to lessons and steps that exist', () => {
    expect(Object.keys(places)).toEqual(Object.keys(english));
    const missing = Object.entries(places).filter(([, { lesson, step }]) => {
      const run = runs.find((each) => each.lesson.id === lesson);
      return run === undefined || (step !== undefined && run.trace.node(step) === undefined);
    });
    expect(missing).toEqual([]);
  });

  it('explains matrices that exist', () => {
    const names = new Set(
      runs.flatMap(({ trace, schema }) => [...trace.nodes, ...schema.inputs].map(({ name }) => name)),
    );
    const unknown = Object.entries(symbolTerms).filter(
      ([name, id]) => !names.has(name) || id === undefined || !(id in english),
    );
    expect(unknown).toEqual([]);
  });

  it('is loaded in English where the language is unknown', async () => {
    expect(await loadGlossary('xx')).toBe(english);
    expect(await loadGlossary('fr')).toBe(french);
  });
});

describe('the terms in a text', () => {
  const find = termFinder(english);
  const found = (text: string): readonly (readonly [TermId, string])[] =>
    find(text).flatMap(({ id, text: form }) => (id === null ? [] : [[id, form] as const]));

  it('are found in their forms, the longest first, and as whole words', () => {
    expect(found('Queries meet the keys; the softmax makes attention weights.')).toEqual([
      ['query', 'Queries'],
      ['key', 'keys'],
      ['softmax', 'softmax'],
      ['weight', 'attention weights'],
    ]);
    expect(found('keyboard, unscored, key-like')).toEqual([]);
  });

  it('leave the text as it was', () => {
    const text = 'A mask hides tokens: −∞ (masked), then softmax.';
    expect(
      find(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
