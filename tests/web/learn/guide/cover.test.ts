// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { CellRef } from '../../../../web/engine/types';
import { stopsOf } from '../../../../web/learn/guide/stops';
import { cover } from '../../../../web/learn/guide/views/cover';
import { cellNamed, comparisonsIn, isAmong, numberAt } from '../../../../web/learn/questions/cells';
import { noProgress } from '../../../../web/store/ui/guide-progress';
import type { UiIntent } from '../../../../web/ui/ui-intent';
import { type Guided, guided, openLibrary, questionsOf } from '../../lessons/guided';
import { show, textOf } from '../../ui/page';
import { modelOf } from '../../ui/sample';

openLibrary();

/** The cover of a lesson, before or after the guess. */
function coverOf({ lesson: { id } }: Guided, verdict: 'right' | null): Element {
  const answer = { given: '0', tries: 1, verdict };
  const guideProgress = { ...noProgress, ...(verdict && { answers: { [`${id}/cover`]: answer } }) };
  const model = { ...modelOf(id), guideProgress };
  const stop = stopsOf(model).find((each) => each.kind === 'cover');
  if (stop === undefined) throw new Error(`${id} has no cover`);
  return show(cover(stop, model, {} as UiIntent));
}

const tableCells = (page: Element, selector: string): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`td.cover-cell${selector}`),
];

const refOf = ({ dataset: { node = '', row, col } }: HTMLElement): CellRef => ({
  ...{ node, row: Number(row), col: Number(col) },
});

describe.each(guided.map((each) => [each.lesson.id, each] as const))('the cover of %s', (_, lesson) => {
  const { answer } = lesson.guide.cover.question;

  it('shows what is given: colours or words, and no number', () => {
    const page = coverOf(lesson, null);
    const given = page.querySelectorAll('.cover-cell:not(.unknown, .asked), rect[fill], .cover-word');
    expect(given.length).toBeGreaterThan(0);
    const numbers = [...page.querySelectorAll('.cover-cell, .cover-number b')].map(textOf);
    expect(numbers.filter((text) => text !== '')).toEqual([]);
    const asked = tableCells(page, '.asked').map(refOf);
    const { picture } = lesson.guide.cover;
    const named = picture.kind === 'matrix' ? (picture.asked ?? []) : [];
    expect(named.filter((name) => !asked.some((cell) => isAmong(name, cell)))).toEqual([]);
  });

  it('leaves out what would give the answer away', () => {
    const shown = tableCells(coverOf(lesson, null), ':not(.unknown)').map(refOf);
    const { trace } = lesson;
    const isShown = (name: string): boolean => {
      const named = cellNamed(name, trace);
      // The same number in another place, as in a symmetric matrix, tells it as well.
      const isTold = (cell: CellRef): boolean =>
        cell.node === named?.node && numberAt(trace, cell) === numberAt(trace, named);
      return shown.some((cell) => isAmong(name, cell) || isTold(cell));
    };
    expect(comparisonsIn(answer).filter((names) => names.every(isShown))).toEqual([]);
  });

  it('has after the guess no number that is asked for later', () => {
    const { guide, trace } = lesson;
    const later = questionsOf(guide).slice(1);
    const asked = later.flatMap(
      ([
        {
          answer: { kind, ...rest },
        },
      ]) =>
        (kind === 'number' || kind === 'bar') && 'cell' in rest ? (cellNamed(rest.cell, trace) ?? []) : [],
    );
    const told = tableCells(coverOf(lesson, 'right'), ':not(:empty)').filter((cell) => textOf(cell) !== '');
    const isAsked = (cell: CellRef): boolean =>
      asked.some((other) => other.node === cell.node && numberAt(trace, other) === numberAt(trace, cell));
    expect(told.map(refOf).filter(isAsked)).toEqual([]);
  });
});

describe('the matrix on a cover', () => {
  const cosines = guided.find(({ lesson }) => lesson.id === 'words-as-vectors');
  if (cosines === undefined) throw new Error('no words as vectors');

  it('has a mark in the cells that are asked for, until the guess', () => {
    expect(tableCells(coverOf(cosines, null), '.asked.unknown').length).toBe(6);
    expect(tableCells(coverOf(cosines, 'right'), '.unknown')).toEqual([]);
  });

  it('keeps a number that is asked for later back, in both places of a symmetric matrix', () => {
    const kept = tableCells(coverOf(cosines, 'right'), '.asked').map(refOf);
    expect(kept.map(({ row, col }) => [row, col])).toEqual([
      [0, 2],
      [1, 3],
      [2, 0],
      [3, 1],
    ]);
  });

  it('is another one after the guess, where the guide has one that is given', () => {
    const nodes = (id: string, verdict: 'right' | null): readonly string[] => {
      const lesson = guided.find((each) => each.lesson.id === id);
      return lesson ? tableCells(coverOf(lesson, verdict), '').map((cell) => refOf(cell).node) : [];
    };
    expect(new Set(nodes('tiles', null))).toEqual(new Set(['K']));
    expect(new Set(nodes('tiles', 'right'))).toEqual(new Set(['weights']));
  });
});
