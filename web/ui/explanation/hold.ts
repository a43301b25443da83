import type { CellRef } from '../../engine/types';
import { placeText } from '../../store/document/cell';
import type { Intent, Model } from '../model';

/** How long a number is held until all that it comes from is shown, in milliseconds. */
const holdTime = 650;
/** A finger that moves further than this many pixels scrolls or drags. */
const unsteady = 6;

/** Whether a number is computed in the forward pass: a given one, a gradient or a loss comes from no words. */
export function hasOrigins({ node }: CellRef, { trace }: Pick<Model, 'trace'>): boolean {
  const { kind, pass } = trace.node(node) ?? {};
  return kind === 'computed' && pass === 'forward';
}

/** Shows what a number comes from when it is held. Its press may also select it or begin a drag, which ends the hold. */
export function hold(
  press: PointerEvent,
  cell: CellRef,
  intent: Pick<Intent, 'current' | 'showDialog'>,
): void {
  if (press.button !== 0 || !hasOrigins(cell, intent.current())) return;
  const listening = new AbortController();
  const end = (): void => {
    clearTimeout(timer);
    listening.abort();
  };
  const timer = setTimeout(() => {
    end();
    void intent.showDialog('origins', placeText(cell));
  }, holdTime);
  const listen = { signal: listening.signal, capture: true };
  for (const name of ['pointerup', 'pointercancel', 'scroll', 'keydown'] as const)
    addEventListener(name, end, listen);
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.max(Math.abs(clientX - press.clientX), Math.abs(clientY - press.clientY)) > unsteady) end();
    },
    listen,
  );
}
