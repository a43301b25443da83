import { afterEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../../web/i18n/i18n';
import { keepAnswers, keptAnswers, readAnswers } from '../../../../web/learn/exercises/page/keep';
import { Session } from '../../../../web/learn/exercises/page/session';
import { type ExerciseSpec, readSpec } from '../../../../web/learn/exercises/spec';
import { isRefusal } from '../../../../web/store/document/refusal';
import { exerciseOf } from './sample';

function specOf(text: string): ExerciseSpec {
  const spec = readSpec(text);
  if (isRefusal(spec)) throw new Error(`no exercise ${text}`);
  return spec;
}

function sessionOf(text: string) {
  const events: string[] = [];
  const target = new EventTarget();
  for (const name of ['answer', 'result']) target.addEventListener(name, () => events.push(name));
  return { session: new Session(exerciseOf(specOf(text)), target, english), events };
}

/** The answers of one session, as JSON, in another session of the same exercise. */
function reloaded(text: string, work: (session: Session) => void) {
  const first = sessionOf(text).session;
  work(first);
  const next = sessionOf(text);
  next.session.resume(readAnswers(JSON.parse(JSON.stringify(first.kept))));
  return { first, ...next };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('answers that are kept', () => {
  it('continue with their verdicts, attempts and hints, and report nothing again', () => {
    const { first, session, events } = reloaded('scaled-dot-product:row:17', (each) => {
      const [one, two, three] = each.questions.map(({ id }) => id);
      each.choose(one ?? '', '99');
      each.check(one ?? '');
      each.choose(two ?? '', 'x');
      each.check(two ?? '');
      each.focus(three ?? '');
      for (let hint = 0; hint < 3; hint += 1) each.hint();
    });
    for (const { id } of first.questions) expect(session.answer(id)).toEqual(first.answer(id));
    expect(session.questions.map(({ id }) => session.answer(id).verdict)).toEqual([
      'too large',
      'no number',
      null,
    ]);
    expect(session.summary).toEqual(first.summary);
    expect(events).toEqual([]);
  });

  it('keep an order, and refuse one with other steps', () => {
    const { first, session } = reloaded('dot-product:order:3', (each) => {
      each.choose('order', each.answer('order').given.split(' ').reverse().join(' '));
    });
    expect(session.answer('order').given).toBe(first.answer('order').given);
    const other = sessionOf('dot-product:order:3').session;
    const shown = other.answer('order').given;
    other.resume({ order: { given: 'weights nonsense', isChecked: false, attempts: 0, hints: 0 } });
    expect(other.answer('order').given).toBe(shown);
  });

  it('are forgotten when the reader starts over', () => {
    const { session } = sessionOf('dot-product:cell:3');
    session.choose(session.questions[0]?.id ?? '', '1');
    expect(session.kept).not.toEqual({});
    session.restart();
    expect(session.kept).toEqual({});
  });

  it.each([
    ['a list', [1]],
    ['another type', { a: { given: 1, isChecked: true, attempts: 0, hints: 0 } }],
    ['a negative count', { a: { given: '1', isChecked: true, attempts: -1, hints: 0 } }],
    ['a long text', { a: { given: '1'.repeat(3000), isChecked: true, attempts: 1, hints: 0 } }],
    ['nothing', null],
  ])('are not read from %s', (_, data) => {
    expect(readAnswers(data)).toEqual({});
  });

  it('are kept by exercise, as long as the page lasts if storage is refused', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
    const answers = { a: { given: '1', isChecked: true, attempts: 1, hints: 0 } };
    keepAnswers(specOf('masks:row:1'), answers);
    expect(keptAnswers(specOf('masks:row:1'))).toEqual(answers);
    expect(keptAnswers(specOf('masks:row:2'))).toEqual({});
    keepAnswers(specOf('masks:row:1'), {});
    expect(items.size).toBe(0);
    items.set('attention-lab-exercise:masks:row:1', '{');
    expect(keptAnswers(specOf('masks:row:1'))).toEqual({});
    vi.stubGlobal('sessionStorage', undefined);
    keepAnswers(specOf('masks:row:1'), answers);
    expect(keptAnswers(specOf('masks:row:1'))).toEqual(answers);
  });
});
