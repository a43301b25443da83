/**
 * For pages that show embed.html in an iframe: keeps every such iframe as high as its contents. It stands alone, in a script
 * of its own, and listens to nothing but those iframes.
 */
const here = import.meta.url;
const page = new URL('embed.html', here);

const frames = (): readonly HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.split(/[?#]/)[0] === page.href);

/** A sandboxed frame has no origin of its own. */
const isOurs = (frame: HTMLIFrameElement, { source, origin }: MessageEvent): boolean =>
  frame.contentWindow === source && origin === (frame.sandbox.length > 0 ? 'null' : page.origin);

addEventListener('message', (event) => {
  const { data } = event;
  if (data?.type !== 'attention-lab:resize' || !Number.isFinite(data.height)) return;
  const frame = frames().find((each) => isOurs(each, event));
  if (frame !== undefined) frame.style.height = `${Math.min(Math.max(data.height, 100), 20_000)}px`;
});

// Those that have told their height before this script was there tell it again.
for (const frame of frames()) frame.contentWindow?.postMessage({ type: 'attention-lab:measure' }, '*');

export {};
