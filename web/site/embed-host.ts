/**
 * A standalone script for pages with embed.html in iframes: adjusts the height of each such iframe to its contents, and
 * dispatches the events that it reports on the iframe element. It ignores messages from other windows.
 */
const here = import.meta.url;
const page = new URL('embed.html', here);

/** The events that an iframe reports. */
const names = ['step-change', 'complete', 'answer', 'result'];

/** Limit in pixels, in case of a layout error. */
const maxHeight = 20_000;

const frames = (): readonly HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.split(/[?#]/)[0] === page.href);

/** The origin of a sandboxed iframe is 'null'. */
const isFromFrame = (frame: HTMLIFrameElement, { source, origin }: MessageEvent): boolean =>
  frame.contentWindow === source && origin === (frame.sandbox.length > 0 ? 'null' : page.origin);

addEventListener('message', (event) => {
  const { data } = event;
  if (!/^attention-lab:(resize|event)$/.test(data?.type)) return;
  const frame = frames().find((each) => isFromFrame(each, event));
  if (frame === undefined) return;
  if (Number.isFinite(data.height))
    frame.style.height = `${Math.min(Math.max(data.height, 100), maxHeight)}px`;
  if (names.includes(data.name))
    frame.dispatchEvent(new CustomEvent(data.name, { detail: data.detail, bubbles: true }));
});

// Iframes that reported their height before this script ran have to report it again.
for (const frame of frames()) frame.contentWindow?.postMessage({ type: 'attention-lab:measure' }, '*');

export {};
