import { expect, it } from 'vitest';
import { english } from '../../../web/i18n/i18n';
import type { Action } from '../../../web/store/actions/actions';
import { initialUi } from '../../../web/store/ui/ui-state';
import { ModelBuilder } from '../../../web/ui/model-builder';
import { modelOf } from './sample';

/** The width of the room for matrices in a window of so many pixels, after some actions in the first lesson. */
function roomWidth(width: number, height: number, ...actions: readonly Action[]): number {
  const { state, trace, lesson, schema } = modelOf('scaled-dot-product', actions);
  const source = { state: { ...state, ui: initialUi }, trace, before: null, lesson, schema };
  const size = { width: (width - 47) / 16, windowHeight: height / 16 };
  const setting = { locale: english, isNarrow: false, hasOneColumn: true, size, isUnrolled: false };
  return new ModelBuilder().build(source, [], null, setting).room.width;
}

const goTo = (node: string): Action => ({ type: 'go-to', node });
const whole = (844 - 47) / 16 - 0.5;

it('in a low window, the stage is beside the text of a stop of the guide, and above that of other steps', () => {
  for (const action of [goTo('scores'), { type: 'show-screen', screen: 'try-0', node: 'scores' } as const])
    expect(roomWidth(844, 390, action)).toBeLessThan(0.62 * whole);
  expect(roomWidth(844, 390, goTo('key_transposed'))).toBe(whole);
  expect(roomWidth(844, 390, goTo('scores'), { type: 'set-granularity', granularity: 'equation' })).toBe(
    whole,
  );
});

it('in the ten-minute path, only the stops of that path are beside their text', () => {
  const short: Action = { type: 'set-granularity', granularity: 'short' };
  expect(roomWidth(844, 390, short, goTo('weights'))).toBeLessThan(0.62 * whole);
  expect(roomWidth(844, 390, short, goTo('scores'))).toBe(whole);
});

it('in a higher window, all steps have the same room', () => {
  expect(roomWidth(844, 600, goTo('key_transposed'))).toBe(roomWidth(844, 600, goTo('scores')));
});
