import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../web/store/actions/actions';
import type { State } from '../../../../web/store/document/state';
import { decode } from '../../../../web/store/links/decode';
import { encode } from '../../../../web/store/links/encode';
import { limits } from '../../../../web/store/sizes/limits';
import { inEnglish } from '../../english';
import { played, sessions } from '../arbitraries';
import { after, dotProduct, lessons, multiHead, rowsOf, schemaOf, schemas } from '../samples';

function link(state: State): string {
  const lesson = lessons.find(({ id }) => id === state.document.lesson) ?? dotProduct;
  return encode(state, lesson, schemaOf(lesson));
}

const read = (hash: string) => inEnglish(decode(hash, lessons, schemas));
const withoutHistory = (state: State): State => ({ ...state, past: [], future: [] });

describe('a link', () => {
  it('restores the visible state exactly, without messages', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const state = played(session);
        expect(read(link(state))).toEqual({ state: withoutHistory(state), messages: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('comes out the same when what it restored is written again', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const text = link(played(session));
        expect(link(read(`#${text}`).state)).toBe(text);
      }),
    );
  });

  it('needs no more than the place when nothing was changed', () => {
    expect(link(after(multiHead))).toBe('v=1&lesson=multi&step=x');
  });

  it('can be read by people', () => {
    const edit: Action = { type: 'set-cell', cell: { node: 'x', row: 0, col: 1 }, value: -0.5 };
    const state = after(
      multiHead,
      { type: 'go-to', node: 'head_0/scores', row: 1 },
      { type: 'set-granularity', granularity: 'row' },
      { type: 'select-cell', cell: { node: 'output', row: 1, col: 0 } },
      { type: 'open-term', cell: { node: 'concat', row: 1, col: 2 } },
      { type: 'set-why', why: 'gradient' },
      { type: 'rename-token', list: 'query', index: 1, word: 'Füchse (2)' },
      edit,
    );
    expect(link(state)).toBe(
      'v=1&lesson=multi&step=head_0/scores&row=1&grain=row&cell=output:1,0;concat:1,2&why=gradient' +
        '&tokens=the,F%C3%BCchse%20%282%29,sat&x=1,-0.5;3,4;5,6&diff=1',
    );
  });

  it('contains changed settings of experiments', () => {
    const set = (name: string, value: string): Action => ({ type: 'set-setting', name, value });
    const state = after(
      multiHead,
      set('heads.seed', '7'),
      set('heads.d_k', '3'),
      set('causal.mask', 'as & drawn'),
      set('heads.seed', ''),
    );
    expect(state.settings).toEqual({ 'heads.d_k': '3', 'causal.mask': 'as & drawn' });
    expect(link(state)).toBe('v=1&lesson=multi&step=x&exp.causal.mask=as%20%26%20drawn&exp.heads.d_k=3');
    expect(read(link(state))).toEqual({ state, messages: [] });
  });

  it.each([
    'exp.=1',
    'exp.heads=1',
    'exp.heads.__proto__2=1',
    'exp.heads.seed=',
    `exp.heads.seed=${'1'.repeat(61)}`,
    'exp.heads.seed=%',
  ])('leaves out the setting %s', (pair) => {
    const { state, messages } = read(`v=1&lesson=multi&${pair}`);
    expect(state.settings).toEqual({});
    expect(messages).toEqual([expect.stringContaining('is not a setting')]);
  });

  it('carries the document that the difference starts from', () => {
    const seven: Action = { type: 'set-cell', cell: { node: 'x', row: 0, col: 0 }, value: 7 };
    const state = after(multiHead, seven, { type: 'dismiss-difference' }, { ...seven, value: 8 });
    expect(link(state)).toBe('v=1&lesson=multi&step=x&x=8,2;3,4;5,6&was.x=7,2;3,4;5,6');
  });

  it('writes the custom mask beside the option of that name', () => {
    const state = after(dotProduct, { type: 'toggle-mask', row: 0, col: 2 });
    expect(link(state)).toContain('&mask=custom&mask.data=0,0,-inf;0,0,0&diff=1');
  });

  it('holds the same numbers in another shape', () => {
    const state = after(
      multiHead,
      { type: 'set-dimension', name: 'd_k', size: 1 },
      { type: 'set-dimension', name: 'n_heads', size: 4 },
      {
        type: 'replace-matrix',
        input: 'w_q',
        matrix: after(multiHead).document.inputs.w_q ?? { rows: 0, cols: 0, data: [] },
      },
    );
    expect(read(link(state)).state).toEqual(withoutHistory(state));
  });

  it('has no sign that a chat or a form would change', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        expect(link(played(session))).toMatch(/^[\w=&.,;:/~%-]*$/);
      }),
    );
  });
});

describe('a link written by hand', () => {
  it('may contain one matrix; the others are resized', () => {
    const { state, messages } = read('#lesson=multi&x=1,2,3;4,5,6');
    expect(messages).toEqual([]);
    expect(rowsOf(state, 'x')).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(rowsOf(state, 'w_q').slice(0, 2)).toEqual(rowsOf(after(multiHead), 'w_q'));
    expect(state.document.tokens.query).toEqual(['the', 'cat']);
  });

  it('may contain tokens; their numbers are generated', () => {
    const { state } = read('lesson=multi&tokens=the,cat,sat,down');
    expect(rowsOf(state, 'x')).toHaveLength(4);
    expect(rowsOf(state, 'x').slice(0, 3)).toEqual(rowsOf(after(multiHead), 'x'));
  });

  it('may choose heads', () => {
    const { state } = read('lesson=multi&n_heads=3&bias=1');
    expect(rowsOf(state, 'w_q')[0]).toHaveLength(6);
    expect(rowsOf(state, 'b_q')[0]).toHaveLength(6);
  });
});

describe('invalid input', () => {
  const cases: readonly (readonly [link: string, message: string])[] = [
    ['lesson=nope', 'there is no lesson "nope": this is the first one'],
    ['lesson=__proto__', 'there is no lesson "__proto__"'],
    ['lesson=%E0%A4%A', 'there is no lesson "%E0%A4%A"'],
    ['v=2', 'the link has version "2"'],
    ['lesson=multi&n=-5', '"n" means nothing here'],
    ['lesson=multi&row=1&row=2', '"row" is given twice'],
    ['row=-1', 'row "-1" is not a whole number from 0 to 255'],
    ['row=1e9', 'row "1e9"'],
    ['grain=atom', '"atom" is none of section, equation, row, cell'],
    ['why=not', '"not" is none of value, gradient'],
    ['step=<img src=x>', 'is not the name of a node'],
    ['cell=scores', 'cell "scores" is not a cell'],
    ['cell=scores:0,99999', 'is not a cell'],
    ['query=1,2;3', 'query, row 2 has 1 number: 2 expected'],
    ['query=1,2;3,1e400', 'query, row 2, column 2: "1e400" is not a finite number'],
    ['query=1,2;3,-inf', 'query, row 2, column 2: "-inf" is only allowed in a mask'],
    ['query=1,2;3,NaN', '"NaN" is not a number'],
    ['query=', 'no number'],
    [`query=${'1;'.repeat(1e5)}1`, 'query has 257 rows: at most 64'],
    [`query=${'1,'.repeat(1e5)}1`, 'query has 257 columns: at most 64'],
    ['query=1,2,3;4,5,6&key=1,2;3,4;5,6', 'key has d_k = 2 and query has d_k = 3: must be the same'],
    ['tokens=a,b,c&query=1,2;3,4', '3 query tokens, but query has m = 2: must be the same'],
    [`tokens=${'a,'.repeat(1e5)}`, '257 query tokens: from 1 to 64 expected'],
    ['tokens=%', 'broken % escapes'],
    ['lesson=multi&key_tokens=a', 'has no key tokens of its own'],
    ['mask=nope', 'mask is "nope": must be one of'],
    ['scale=1e400', 'scale is "1e400": must be a number'],
    ['lesson=multi&bias=maybe', 'bias is "maybe": must be true or false'],
    ['lesson=multi&n_heads=0', 'n_heads is 0'],
    ['lesson=multi&n_heads=1.5', 'n_heads is 1.5: must be a whole number'],
    ['lesson=multi&n_heads=16&w_q=1', 'w_q has 1 column: must divide by n_heads = 16'],
    ['x='.padEnd(limits.linkLength + 1, '1'), 'at most 10000000'],
    ['was.query=1', 'was.'],
    ['?title=%3Cscript%3E__pwn()%3C%2Fscript%3E', '"title" means nothing here'],
    ['#%7B%22__proto__%22%3A%7B%22polluted%22%3A1%7D%7D', 'means nothing here'],
    ['z=H4sIAAAAAAAA', '"z" means nothing here'],
    ['src=javascript:__pwn()', '"src" means nothing here'],
    ['theme=x;background:url(//evil.example)', '"theme" means nothing here'],
    ['__proto__[polluted]=1&constructor.prototype.polluted=1', 'means nothing here'],
    ['toString=1&__proto__=2', '"toString" means nothing here'],
  ];

  it.each(cases)('corrects %.40s and reports it', (hash, message) => {
    const { state, messages } = read(hash);
    if (message !== 'was.') expect(messages.join('\n')).toContain(message);
    expect(link(read(link(state)).state)).toBe(link(state));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('never throws, whatever the text', () => {
    const keys = fc.constantFrom(
      'lesson',
      'query',
      'x',
      'mask',
      'mask.data',
      'tokens',
      'cell',
      'was.x',
      'n_heads',
      'row',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('multi', '1,2;3,4', '-inf', 'custom', '%'),
    );
    const hash = fc
      .array(fc.tuple(keys, text).map(([key, value]) => `${key}=${value}`))
      .map((pairs) => pairs.join('&'));
    fc.assert(
      fc.property(fc.oneof(hash, fc.string({ unit: 'binary' })), (found) => {
        const { state, messages } = read(found);
        expect(messages.length).toBeLessThanOrEqual(20);
        expect(read(link(state)).state).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  it('throws an error for developers when there are no lessons', () => {
    expect(() => decode('', [], [])).toThrow(RangeError);
  });
});
