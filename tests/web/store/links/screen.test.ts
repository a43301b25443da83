import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../web/store/actions/actions';
import { initialState } from '../../../../web/store/document/preset';
import type { State } from '../../../../web/store/document/state';
import { decode } from '../../../../web/store/links/decode';
import { encode } from '../../../../web/store/links/encode';
import { readSaved } from '../../../../web/store/links/read-saved';
import { savedState } from '../../../../web/store/links/saved';
import { lessons, wholeEngine } from '../../all';
import { reduceState } from '../reduce-state';

const engine = await wholeEngine();
const lessonNamed = (id: string) => {
  const lesson = lessons.find((each) => each.id === id);
  const schema = engine.variants.find((each) => each.id === lesson?.variant);
  if (lesson === undefined || schema === undefined) throw new RangeError(`no lesson ${id}`);
  return { lesson, schema };
};
const { lesson, schema } = lessonNamed('masks');
const { guide: _, ...withoutGuide } = lesson;
const start = initialState(lesson, schema);
const after = (...actions: readonly Action[]): State =>
  actions.reduce((state, action) => reduceState(state, action, schema, lesson), start);
const read = (link: string): State => decode(link, [lesson], [schema]).state;

describe('the screen of a lesson', () => {
  it('is the cover when a lesson with a guide opens, and a step without one', () => {
    expect(start).toMatchObject({ screen: 'cover', position: { granularity: 'key' } });
    const plain = initialState(withoutGuide, schema);
    expect(plain.screen).toBeUndefined();
    expect(plain.position.granularity).toBe('equation');
  });

  it('is left by going to a step, and shown without a selection or a difference', () => {
    const shown = after(
      { type: 'select-cell', cell: { node: 'scores', row: 0, col: 0 } },
      { type: 'show-screen', screen: 'check-1', node: 'mask' },
    );
    expect(shown).toMatchObject({ screen: 'check-1', position: { node: 'mask' }, trail: [], compared: null });
    expect(after({ type: 'go-to', node: 'weights' }).screen).toBeUndefined();
    expect(after({ type: 'move', position: start.position }).screen).toBeUndefined();
    expect(after({ type: 'set-granularity', granularity: 'equation' }).screen).toBeUndefined();
  });

  it('is restored by its link and by JSON', () => {
    const states = [
      start,
      after({ type: 'show-screen', screen: 'try-0', node: 'weights' }),
      after({ type: 'show-screen', screen: 'end' }),
      after({ type: 'go-to', node: 'weights' }),
      after({ type: 'select-cell', cell: { node: 'scores', row: 0, col: 0 } }),
      after({ type: 'set-option', name: 'mask', value: 'none' }),
    ];
    for (const state of states) {
      const restored = { ...state, past: [], future: [] };
      expect(decode(encode(state, lesson, schema), [lesson], [schema])).toEqual({
        state: restored,
        messages: [],
      });
      expect(readSaved(savedState(state), lesson, schema)).toEqual({ state: restored, messages: [] });
    }
    expect(encode(start, lesson, schema)).toBe('v=1&lesson=masks');
  });

  it('is no screen of a lesson without a guide', () => {
    const { state, messages } = decode('v=1&lesson=masks&screen=end', [withoutGuide], [schema]);
    expect(state.screen).toBeUndefined();
    expect(messages).toHaveLength(1);
  });
});

describe('a link without words', () => {
  it('keeps those that the lesson had if it names a step, and has those of today if it opens the lesson', () => {
    expect(read('v=1&lesson=masks&step=weights').document.tokens.query).toEqual([
      'Watch',
      'that',
      'bird',
      'fly',
    ]);
    expect(read('v=1&lesson=masks').document.tokens.query).toEqual(['small', 'hungry', 'bird', 'sings']);
    expect(encode(after({ type: 'go-to', node: 'weights' }), lesson, schema)).toContain(
      '&tokens=small,hungry,bird,sings',
    );
  });
});
