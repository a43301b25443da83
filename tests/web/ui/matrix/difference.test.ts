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
  it('tells in the reader’s words what a translator reads now, and no sizes', () => {
    const said = notice('english-french', choosing('english-french', 1));
    expect(said).toContain('The model now reads “paul does not sleep”.');
    expect(said).not.toMatch(/×|matri|source|target|changed/);
  });

  it('tells what a language model reads now', () => {
    expect(notice('reversal', choosing('reversal', 1))).toContain('The model now reads “b g e f c h |');
  });

  it('tells what else was changed beside the words', () => {
    const said = notice('english-french', choosing('english-french', 1), {
      type: 'set-option',
      name: 'mask',
      value: 'none',
    });
    expect(said).toContain('You changed mask from causal to none');
  });

  it('names the number elsewhere', () => {
    const edit: Action = { type: 'set-cell', cell: { node: 'query', row: 0, col: 0 }, value: 5 };
    expect(notice('scaled-dot-product', edit)).toMatch(
      /^You changed query\[Watch, 1\] from 1 to 5\. \d+ computed numbers moved\./,
    );
  });
});
