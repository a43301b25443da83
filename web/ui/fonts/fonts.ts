import { type FileName, type FileSource, readBytes, resolveFile } from '../../engine/files';
import { yieldToMain } from '../../engine/yield-to-main';
import fallbacks from './fallbacks.css?inline';

interface Face {
  readonly family: string;
  /** The custom property by which a page chooses another font instead. */
  readonly property?: string;
  readonly descriptors?: FontFaceDescriptors;
  readonly file: FileName;
  readonly source: () => FileSource;
}

const serif = { family: 'Attention Lab Serif', property: '--attention-font' };

const faces: readonly Face[] = [
  {
    ...serif,
    file: 'attention-lab-serif.woff2',
    source: () => new URL('./attention-lab-serif.woff2', import.meta.url),
  },
  {
    ...serif,
    descriptors: { style: 'italic' },
    file: 'attention-lab-serif-italic.woff2',
    source: () => new URL('./attention-lab-serif-italic.woff2', import.meta.url),
  },
  {
    family: 'Attention Lab Math',
    file: 'attention-lab-math.woff2',
    source: () => new URL('./attention-lab-math.woff2', import.meta.url),
  },
  {
    family: 'Attention Lab Sans',
    descriptors: { weight: '400 700' },
    file: 'attention-lab-sans.woff2',
    source: () => new URL('./attention-lab-sans.woff2', import.meta.url),
  },
];

/** Without an API for fonts, as in server-side rendering, nothing is loaded. */
const hasFonts =
  typeof FontFace !== 'undefined' &&
  document.fonts !== undefined &&
  document.adoptedStyleSheets !== undefined;

const isKnown = (family: string): boolean =>
  [...document.fonts].some((face) => face.family.replaceAll(/["']/g, '') === family);

/** Adds the installed fonts that stand in for ours, unless a style sheet of the page has them. */
export function addFallbacks(): void {
  if (!hasFonts || isKnown(`${serif.family} Fallback`)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fallbacks);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const loading = new Map<Face, Promise<void>>();

/**
 * Loads the fonts of an element into the document, where `@font-face` has to be, after the next frame. They are fetched as
 * bytes like the engine, so they need no `font-src` in a content security policy. All are added at once, so that the text
 * is laid out again only once. If one cannot be loaded, the fallbacks stay.
 */
export async function loadFonts(element: Element): Promise<void> {
  if (!hasFonts) return;
  await new Promise(requestAnimationFrame);
  await yieldToMain();
  const style = getComputedStyle(element);
  const needed = faces.filter(({ property = '' }) => style.getPropertyValue(property) === '');
  const missing = needed.filter((face) => !loading.has(face) && !isKnown(face.family));
  const all = addAll(missing);
  for (const face of missing) loading.set(face, all);
  await all;
}

async function addAll(missing: readonly Face[]): Promise<void> {
  try {
    const loaded = await Promise.all(missing.map(load));
    for (const face of loaded) document.fonts.add(face);
  } catch {
    // Forgotten, so that the next element tries again.
    for (const face of missing) loading.delete(face);
  }
}

async function load({ family, descriptors, file, source }: Face): Promise<FontFace> {
  const bytes = await readBytes(resolveFile(file, source), file);
  // A font is decoded on the main thread: each in a task of its own.
  await yieldToMain();
  return new FontFace(family, bytes, descriptors).load();
}
