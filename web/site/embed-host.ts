/**
 * A standalone script for pages with embed.html in iframes: adjusts the height of each such iframe to its contents. It ignores
 * messages from other windows.
 */
const here = import.meta.url;
const page = new URL('embed.html', here);

const frames = (): readonly HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.split(/[?#]/)[0] === page.href);

/** The origin of a sandboxed iframe is 'null'. */
const isFromFrame = (frame: HTMLIFrameElement, { source, origin }: MessageEvent): boolean =>
  frame.contentWindow === source && origin === (frame.sandbox.length > 0 ? 'null' : page.origin);

addEventListener('message', (event) => {
  const { data } = event;
  if (data?.type !== 'attention-lab:resize' || !Number.isFinite(data.height)) return;
  const frame = frames().find((each) => isFromFrame(each, event));
  if (frame !== undefined) frame.style.height = `${Math.min(Math.max(data.height, 100), 20_000)}px`;
});

// Iframes that reported their height before this script ran have to report it again.
for (const frame of frames()) frame.contentWindow?.postMessage({ type: 'attention-lab:measure' }, '*');

export {};
