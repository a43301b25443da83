/** Limit in pixels, in case of a layout error. */
const maxHeight = 20_000;

/**
 * Posts the height of the contents to the parent of an iframe, on changes and on request, in three formats: our own, that of
 * learning platforms (LTI), and that of Embedly. The target origin is `*`, since only a number is sent. `onFullHeight` is called
 * when the iframe is as high as its contents.
 */
export function reportHeight(contents: Element, onFullHeight: () => void): void {
  const src = location.href;
  let reported = 0;
  const report = (): void => {
    const height = Math.min(Math.ceil(contents.getBoundingClientRect().height), maxHeight);
    if (height === reported || height === 0) return;
    reported = height;
    parent.postMessage({ type: 'attention-lab:resize', height }, '*');
    parent.postMessage({ subject: 'lti.frameResize', height }, '*');
    parent.postMessage(JSON.stringify({ src, context: 'iframe.resize', height }), '*');
  };
  new ResizeObserver(report).observe(contents);
  addEventListener('resize', () => {
    if (reported > 0 && innerHeight >= reported) onFullHeight();
  });
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== 'attention-lab:measure') return;
    reported = 0;
    report();
  });
}
