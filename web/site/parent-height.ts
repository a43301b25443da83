/** Beyond this a height is a mistake, and nobody scrolls that far. */
const mostPixels = 20_000;

/**
 * Tells the page around an iframe how high its contents are, whenever that changes and whenever it asks: in our own words, in
 * those of learning platforms (LTI), and in those of Embedly. Only a number goes out, so it goes to whoever is there.
 * `unrolled` is called when the frame has become as high as its contents.
 */
export function tellHeight(contents: Element, unrolled: () => void): void {
  const src = location.href;
  let told = 0;
  const tell = (): void => {
    const height = Math.min(Math.ceil(contents.getBoundingClientRect().height), mostPixels);
    if (height === told || height === 0) return;
    told = height;
    parent.postMessage({ type: 'attention-lab:resize', height }, '*');
    parent.postMessage({ subject: 'lti.frameResize', height }, '*');
    parent.postMessage(JSON.stringify({ src, context: 'iframe.resize', height }), '*');
  };
  new ResizeObserver(tell).observe(contents);
  addEventListener('resize', () => {
    if (told > 0 && innerHeight >= told) unrolled();
  });
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== 'attention-lab:measure') return;
    told = 0;
    tell();
  });
}
