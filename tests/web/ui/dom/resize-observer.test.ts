// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResizeObserver, ElementWidth } from '../../../../web/ui/dom/resize-observer';

type Callback = (entries: readonly { readonly target: { readonly isConnected: boolean } }[]) => void;

let resized: Callback = () => {};
let frames = new Map<number, () => void>();

/** Runs what waits for the next frame. */
function nextFrame(): void {
  const waiting = [...frames.values()];
  frames = new Map();
  for (const run of waiting) run();
}

describe('createResizeObserver', () => {
  beforeEach(() => {
    let id = 0;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: Callback) {
          resized = callback;
        }

        observe(): void {}
      },
    );
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      id += 1;
      frames.set(id, run);
      return id;
    });
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  });

  afterEach(() => vi.unstubAllGlobals());

  it('calls back in the next frame, once for several changes', () => {
    const onResize = vi.fn();
    createResizeObserver(onResize);
    const last = { target: { isConnected: true } };
    resized([{ target: { isConnected: true } }]);
    resized([{ target: { isConnected: true } }, last]);
    expect(onResize).not.toHaveBeenCalled();
    nextFrame();
    expect(onResize.mock.calls).toEqual([[last]]);
  });

  it('does not call back for an element that has been removed', () => {
    const onResize = vi.fn();
    createResizeObserver(onResize);
    const target = { isConnected: true };
    resized([{ target }]);
    target.isConnected = false;
    nextFrame();
    expect(onResize).not.toHaveBeenCalled();
  });

  it('says when an element has become as narrow as on a phone, or wide again', () => {
    const changed = vi.fn();
    const target = document.createElement('div');
    const resizeTo = (width: number): void => {
      Object.defineProperty(target, 'clientWidth', { value: width, configurable: true });
      resized([{ target }]);
      nextFrame();
    };
    document.body.append(target);
    Object.defineProperty(target, 'clientWidth', { value: 390, configurable: true });
    const width = new ElementWidth(target, changed);
    width.connect();
    expect(width.isNarrow).toBe(true);
    resizeTo(391);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(width.size.width).toBe(24.25);
    resizeTo(768);
    expect([width.isNarrow, width.hasOneColumn, changed.mock.calls.length]).toEqual([false, true, 2]);
    resizeTo(1024);
    expect([width.isNarrow, width.hasOneColumn, changed.mock.calls.length]).toEqual([false, false, 3]);
    // Not displayed: it keeps what it was.
    resizeTo(0);
    expect([width.isNarrow, width.hasOneColumn, changed.mock.calls.length]).toEqual([false, false, 3]);
    target.remove();
  });
});
