/**
 * Calls back once, in the next frame, when everything has been laid out and before it is painted: places and sizes are read there
 * without a layout of their own, and what is changed is painted in the same frame. The root is above all that is observed, so that
 * observers of what `read` resizes are told in this frame, too, and none reports an error. Returns what cancels the call.
 */
export function afterLayout(read: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    read();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
