import { describe, expect, it } from 'vitest';
import { tabsOf } from '../../../../web/lessons/model-tabs';
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
const { lesson, schema } = lessonNamed('reversal');
const start = initialState(lesson, schema);
const after = (...actions: readonly Action[]): State =>
  actions.reduce((state, action) => reduceState(state, action, schema, lesson), start);
const read = (link: string) => decode(link, [lesson], [schema]);

describe('the tab of a model', () => {
  it('is one of those that the figures of its lesson are in', () => {
    const tabs = (id: string) => tabsOf(lessonNamed(id).lesson);
    expect(tabs('reversal')).toEqual(['use', 'train', 'heads']);
    expect(tabs('digits')).toEqual(['use', 'train', 'heads']);
    expect(tabs('dates')).toEqual(['use', 'heads']);
    expect(tabs('english-french-recurrent')).toEqual(['use', 'train']);
    expect(tabs('english-french-without-attention')).toEqual(['use']);
    // Numbers that were not trained, and a training of others.
    expect(tabs('vision-transformer')).toEqual(['train']);
    expect(tabs('cross-entropy')).toEqual(['train']);
    expect(tabs('image-as-vectors')).toEqual([]);
    expect(tabs('scaled-dot-product')).toEqual([]);
  });

  it('is in every lesson about a trained model', () => {
    const models = lessons.filter(({ trained }) => trained !== undefined);
    expect(models).toHaveLength(14);
    for (const model of models) expect(tabsOf(model), model.id).toContain('use');
  });

  it('is absent when a lesson opens', () => {
    expect(start.tab).toBeUndefined();
  });

  it('is left by going to a step or another screen, and stays while the model is used', () => {
    const shown = after({ type: 'show-tab', tab: 'heads' });
    expect(shown).toMatchObject({ tab: 'heads', screen: 'cover', position: start.position });
    const then = (action: Action): State => after({ type: 'show-tab', tab: 'heads' }, action);
    expect(then({ type: 'go-to', node: 'logits' }).tab).toBeUndefined();
    expect(then({ type: 'move', position: start.position }).tab).toBeUndefined();
    expect(then({ type: 'set-granularity', granularity: 'equation' }).tab).toBeUndefined();
    expect(then({ type: 'show-screen', screen: 'end' }).tab).toBeUndefined();
    expect(then({ type: 'show-tab', tab: undefined })).toMatchObject({ screen: 'cover' });
    const words = { query: [...'abcdef|'] };
    expect(then({ type: 'read-words', tokens: words }).tab).toBe('heads');
    expect(then({ type: 'set-setting', name: 'active.n', value: '2' }).tab).toBe('heads');
  });

  it('keeps the step or screen below it', () => {
    const state = after(
      { type: 'show-screen', screen: 'try-1', node: 'logits' },
      { type: 'show-tab', tab: 'use' },
      { type: 'show-tab', tab: undefined },
    );
    expect(state).toMatchObject({ screen: 'try-1', position: { node: 'logits' } });
    expect(state.tab).toBeUndefined();
  });

  it('is restored by its link and by JSON', () => {
    for (const tab of ['use', 'train', 'heads'] as const)
      for (const state of [
        after({ type: 'show-tab', tab }),
        after({ type: 'go-to', node: 'logits' }, { type: 'show-tab', tab }),
        after({ type: 'show-screen', screen: 'try-0', node: 'logits' }, { type: 'show-tab', tab }),
      ]) {
        const restored = { ...state, past: [], future: [] };
        expect(read(encode(state, lesson, schema))).toEqual({ state: restored, messages: [] });
        expect(readSaved(savedState(state), lesson, schema)).toEqual({ state: restored, messages: [] });
      }
  });

  it('is all that a link needs to name', () => {
    expect(read('v=1&lesson=reversal&tab=use')).toMatchObject({
      state: { tab: 'use', screen: 'cover' },
      messages: [],
    });
  });

  it('is not in links that were made before there were tabs: they open the walk', () => {
    for (const link of [
      'v=1&lesson=reversal',
      'v=1&lesson=reversal&step=logits',
      'v=1&lesson=reversal&step=logits&screen=try-1',
    ])
      expect(read(link), link).toMatchObject({ state: { tab: undefined }, messages: [] });
  });

  it('is reported where the lesson has no such tab', () => {
    const masks = lessonNamed('masks');
    for (const [link, of] of [
      ['v=1&lesson=reversal&tab=walk', lessonNamed('reversal')],
      ['v=1&lesson=masks&tab=use', masks],
      ['v=1&lesson=reversal&tab=%3Cb%3E', lessonNamed('reversal')],
    ] as const) {
      const { state, messages } = decode(link, [of.lesson], [of.schema]);
      expect(state.tab, link).toBeUndefined();
      expect(
        messages.map(({ key }) => key),
        link,
      ).toEqual(['error.means_nothing']);
    }
  });
});
