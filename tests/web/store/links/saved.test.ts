import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../web/store/actions/actions';
import type { State } from '../../../../web/store/document/state';
import { granularityKey } from '../../../../web/store/links/link-keys';
import { readSaved } from '../../../../web/store/links/read-saved';
import { savedState } from '../../../../web/store/links/saved';
import { inEnglish } from '../../english';
import { lessonNamed, schemaNamed, stateAfter } from './places';

const throughJson = (state: State): unknown => JSON.parse(JSON.stringify(savedState(state)));
const masks = lessonNamed('masks');
const schema = schemaNamed(masks.variant);
const read = (untrusted: unknown) => inEnglish(readSaved(untrusted, masks, schema));

const actions: readonly Action[] = [
  { type: 'replace-tokens', list: 'query', sentence: 'four words at once' },
  { type: 'toggle-mask', row: 0, col: 1 },
  { type: 'set-option', name: 'scale', value: 0.1 },
  { type: 'go-to', node: 'weights' },
  { type: 'set-granularity', granularity: 'cell' },
  { type: 'select-cell', cell: { node: 'weights', row: 1, col: 0 } },
  { type: 'set-why', why: 'gradient' },
  { type: 'set-setting', name: 'heads.distance', value: '0.5' },
];

describe('a saved state', () => {
  it('comes back the same through JSON, whatever was changed', () => {
    const state = stateAfter('masks', actions);
    expect(throughJson(state)).toHaveProperty('grain', 'cell');
    const { state: back, messages } = read(throughJson(state));
    expect(messages).toEqual([]);
    expect(back).toEqual({ ...state, past: [], future: [] });
  });

  it('is an independent copy', () => {
    const state = stateAfter('masks', []);
    const saved = savedState(state);
    Reflect.set(saved.options, 'mask', 'none');
    Reflect.set(saved.tokens.query, 0, 'changed');
    expect(savedState(state)).toEqual(savedState(stateAfter('masks', [])));
  });

  it('contains only differences from the preset', () => {
    const { state, messages } = read({ version: 1, lesson: 'masks' });
    expect(messages).toEqual([]);
    expect(state).toEqual(stateAfter('masks', []));
  });

  it.each([
    [null, 'the state is null: an object expected'],
    [[], 'the state is a list of 0: an object expected'],
    [{}, 'the state has version missing: this page reads version 1'],
    [{ version: 2 }, 'the state has version 2: this page reads version 1'],
    [{ version: 1, inputs: { query: [[1, 'x']] } }, 'query, row 1, column 2: "x" is not a number'],
    [{ version: 1, inputs: { query: [['0.5', 1]] } }, 'query, row 1, column 1: "0.5" is text'],
    [{ version: 1, options: { scale: '0,1' } }, 'scale is "0,1": must be a number'],
    [{ version: 1, options: { scale: Number.NaN } }, 'scale is NaN: must be a number'],
    [{ version: 1, inputs: 7 }, 'inputs is 7: an object expected'],
    [{ version: 1, options: { mask: {} } }, 'mask is an object: text, a number, true or false expected'],
  ])('refuses %j', (untrusted, message) => {
    const { state, messages } = read(untrusted);
    expect(state).toBeNull();
    expect(messages.join('; ')).toContain(message);
  });

  it('drops an invalid position, and reports it', () => {
    const { state, messages } = read({
      ...{
        version: 1,
        step: '<img>',
        row: -1,
        [granularityKey]: 'word',
        why: {},
        trail: [{ node: 'x y' }],
        settings: { 'a b': 'c' },
      },
      ...{ nonsense: 1, compared: 3 },
    });
    expect(state).toEqual(stateAfter('masks', []));
    expect(messages).toHaveLength(8);
  });

  it('takes settings as text or as numbers, and reports all else', () => {
    const { state, messages } = read({
      version: 1,
      settings: { 'heads.distance': 0.5, 'heads.seed': '7', 'heads.d_k': [4], 'cost.width': Number.NaN },
    });
    expect(state?.settings).toEqual({ 'heads.distance': '0.5', 'heads.seed': '7' });
    expect(messages).toEqual([
      '"heads.d_k" is a list of 1: text or a number expected',
      '"cost.width" is NaN: text or a number expected',
    ]);
    expect(read({ version: 1, settings: 7 }).messages).toEqual(['settings is 7: an object expected']);
  });

  it.each(['0,5', '1.5', 'x', '1e0', ' 1'])('drops the row "%s", and reports it', (row) => {
    const { state, messages } = read({ version: 1, step: 'weights', row });
    expect(state?.position.row).toBe(0);
    expect(messages).toHaveLength(1);
  });

  it('ignores names of Object.prototype', () => {
    const untrusted = JSON.parse('{"version": 1, "__proto__": {"polluted": true}, "constructor": 1}');
    const { state, messages } = read(untrusted);
    expect(state).toEqual(stateAfter('masks', []));
    expect(messages).toEqual(['"__proto__" means nothing here', '"constructor" means nothing here']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
