// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { exampleTokens } from '../../../../web/figures/trained-models/texts';
import type { Action } from '../../../../web/store/actions/actions';
import { difference } from '../../../../web/ui/matrix/difference';
import { lessons } from '../../all';
import { show, textOf } from '../page';
import { modelOf, recorder } from '../sample';

/** The text of the notice after some actions in a lesson. */
function notice(id: string, ...actions: readonly Action[]): string {
  return textOf(show(difference(modelOf(id, actions), recorder().intent)).querySelector('span'));
}

/** The action that chooses an example of a trained lesson. */
function choosing(id: string, number: number): Action {
  const lesson = lessons.find((each) => each.id === id);
  const example = lesson?.trained?.examples[number];
  if (lesson === undefined || example === undefined) throw new RangeError(`no example ${number} of ${id}`);
  return { type: 'read-words', tokens: exampleTokens(example, lesson) };
}

describe('the notice of a change', () => {
  it('describes the input of a translator as words, without sizes', () => {
    const text = notice('english-french', choosing('english-french', 1));
    expect(text).toContain('The model now reads “paul does not sleep”.');
    expect(text).not.toMatch(/×|matri|source|target|changed/);
  });

  it('describes the input of a language model', () => {
    expect(notice('reversal', choosing('reversal', 1))).toContain('The model now reads “b g e f c h |');
  });

  it('describes other changes beside the words', () => {
    const text = notice('english-french', choosing('english-french', 1), {
      type: 'set-option',
      name: 'mask',
      value: 'none',
    });
    expect(text).toContain('You changed mask from causal to none');
  });

  it('says what the usual scale is, which is 0 among the options', () => {
    const text = notice('scaled-dot-product', { type: 'set-option', name: 'scale', value: 1 });
    expect(text).toContain('You changed scale from 1/√d_k to 1.');
  });

  it('compares the matrices that kept their size', () => {
    const wider = notice('scaled-dot-product', { type: 'set-dimension', name: 'd_v', size: 3 });
    expect(wider).toMatch(/^You changed values from 3 × 4 to 3 × 3\.\s*$/);
    const narrower = notice(
      'scaled-dot-product',
      { type: 'set-cell', cell: { node: 'query', row: 0, col: 0 }, value: 5 },
      { type: 'set-dimension', name: 'd_k', size: 3 },
    );
    expect(narrower).toMatch(/\d+ computed numbers moved in the matrices that kept their size\./);
    expect(wider + narrower).not.toContain('steps are different');
  });

  it('counts numbers that follow from an option alone', () => {
    const text = notice('key-value-cache', { type: 'set-option', name: 'bytes', value: 4 });
    expect(text).toMatch(/from 2 to 4\. 4 computed numbers moved\./);
  });

  it('names the number elsewhere', () => {
    const edit: Action = { type: 'set-cell', cell: { node: 'query', row: 0, col: 0 }, value: 5 };
    expect(notice('scaled-dot-product', edit)).toMatch(
      /^You changed queries\[small, 1\] from 1 to 5\. \d+ computed numbers moved\./,
    );
  });
});
