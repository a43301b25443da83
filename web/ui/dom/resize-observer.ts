/**
 * A resize observer that calls back in the next frame, for the element that was resized last, if it is still on the page.
 * Changing sizes inside the callback of a resize observer would cause the error "ResizeObserver loop completed with undelivered
 * notifications".
 */
export function createResizeObserver(onResize: (entry: ResizeObserverEntry) => void): ResizeObserver {
  let frame = 0;
  return new ResizeObserver((entries) => {
    const last = entries.at(-1);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (last?.target.isConnected) onResize(last);
    });
  });
}
