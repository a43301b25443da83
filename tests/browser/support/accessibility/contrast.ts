import type axe from 'axe-core';
import type { NodeResult } from 'axe-core';

/**
 * Functions that run inside the page. They are sent there as text, so they refer to each other, to types, and to nothing else.
 *
 * What axe computes about contrast is a function of the colour, size, weight and shadow of the text, of what its ancestors paint and
 * blend, of other painted elements that it lies over or under, and of whether it is a single character or has no letters. The signature of
 * a text is a hash of all of these. It is known only after axe has computed a sufficient ratio for it, or has given up for one of
 * these reasons: a picture or a gradient behind it, a single character, no letters. All others are tested each time.
 */

export interface Found {
  readonly lines: readonly string[];
  readonly settled: readonly string[];
}

interface Painted {
  /** What the element and its ancestors paint and blend. */
  readonly painting: string;
  /** The same, with what decides which of several elements is painted over the others. */
  readonly order: string;
  readonly isPainted: boolean;
}

/** What is known of the page. */
interface Paintings {
  readonly of: Map<Element, Painted>;
  /** The painted elements that are shown. */
  readonly shown: { readonly each: Element; readonly box: DOMRect }[];
}

type Run = typeof axe.run;

/** A hash of 53 bits (cyrb53). */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** All elements below a root, in shadow roots too. */
function elementsIn(root: Document | ShadowRoot): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((each) =>
    each.shadowRoot ? [each, ...elementsIn(each.shadowRoot)] : [each],
  );
}

function upOf(each: Element): Element | null {
  const root = each.getRootNode();
  return each.assignedSlot ?? each.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Whether an element contains another one, across shadow roots. */
function contains(upper: Element, lower: Element): boolean {
  for (let up: Element | null = lower; up; up = upOf(up)) if (up === upper) return true;
  return false;
}

function paintingOf(each: Element, paintings: Paintings): Painted {
  const known = paintings.of.get(each);
  if (known) return known;
  const up = upOf(each);
  const painted = paintedOn(up ? paintingOf(up, paintings) : { painting: '', order: '' }, each);
  paintings.of.set(each, painted);
  return painted;
}

/** What an element adds to what is painted above it in the tree. */
function paintedOn(above: Pick<Painted, 'painting' | 'order'>, each: Element): Painted {
  const style = getComputedStyle(each);
  const { backgroundColor, backgroundImage, opacity, mixBlendMode, filter, position, zIndex } = style;
  const isPicture = each.matches('img, canvas, video, svg, object, iframe');
  const isClear = /^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  const isPainted = backgroundImage !== 'none' || !isClear || isPicture;
  const isBlended = opacity !== '1' || mixBlendMode !== 'normal' || filter !== 'none';
  const isBehind = zIndex.startsWith('-');
  const own = [
    ...[isPicture ? each.localName : '', backgroundColor, backgroundImage, style.backgroundSize],
    ...[style.backgroundClip, opacity, mixBlendMode, filter, isBehind ? zIndex : ''],
  ].join();
  const order = hash(`${above.order}\n${own}\n${position}\n${zIndex}\n${style.float}`);
  if (!isPainted && !isBlended && !isBehind) return { painting: above.painting, order, isPainted };
  return { painting: hash(`${above.painting}\n${own}`), order, isPainted };
}

/** Whether axe would test the element: it leaves out what is disabled, and fields without text. */
function hasText(each: Element): boolean {
  if (each.closest(':disabled, [aria-disabled="true"]')) return false;
  if (each.matches('input, select, textarea'))
    return !each.matches(':is([type="range"], [type="checkbox"], [type="radio"], [type="color"])');
  return [...each.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && /[^\s\p{Cf}]/u.test(node.nodeValue ?? ''),
  );
}

/** The text of the element itself, which is what axe looks at. */
function textOf(each: Element): string {
  return [...each.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Where it is out of reach for the eye, axe does not look either. */
function isOut({ right, bottom, width, height }: DOMRect): boolean {
  return right <= 0 || bottom + scrollY <= 0 || (width <= 1 && height <= 1);
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function signatureOf(each: Element, paintings: Paintings): string {
  const style = getComputedStyle(each);
  const box = each.getBoundingClientRect();
  const beside = paintings.shown
    .filter((other) => overlap(other.box, box) && !contains(other.each, each))
    .map((other) => paintingOf(other.each, paintings).order);
  const { painting, order } = paintingOf(each, paintings);
  const text = textOf(each);
  const kind = text.length === 1 || !hasLetters(text) ? text : 'text';
  const own = [
    ...[kind, style.color, style.fontSize, style.fontWeight, style.textShadow, style.webkitTextStrokeWidth],
    ...[style.webkitTextStrokeColor, painting, beside.length > 0 ? order : ''],
  ];
  return hash([...own, ...beside].join('\n'));
}

/** The texts on the page by signature, without those that are known. */
function unknownTexts(known: ReadonlySet<string>): ReadonlyMap<string, readonly Element[]> {
  const shown = elementsIn(document).filter((each) => each.checkVisibility());
  const paintings: Paintings = { of: new Map(), shown: [] };
  for (const each of shown) {
    const box = each.getBoundingClientRect();
    if (paintingOf(each, paintings).isPainted && box.width > 0 && box.height > 0)
      paintings.shown.push({ each, box });
  }
  const texts = new Map<string, Element[]>();
  for (const each of shown) {
    if (!hasText(each) || isOut(each.getBoundingClientRect())) continue;
    const signature = signatureOf(each, paintings);
    if (!known.has(signature)) texts.set(signature, [...(texts.get(signature) ?? []), each]);
  }
  return texts;
}

/** The elements that axe finds too low in contrast, and those that it has come to another result about, which stays so. */
async function tested(elements: readonly Element[], run: Run) {
  if (elements.length === 0) return { low: [], settled: [] };
  const { passes, incomplete, violations } = await run(
    { include: elements as unknown as string[] },
    { runOnly: ['color-contrast'], elementRef: true, selectors: false },
  );
  const reasons = ['imgNode', 'bgGradient', 'shortTextContent', 'nonBmp'];
  const nodesOf = (results: typeof passes): readonly NodeResult[] => results.flatMap(({ nodes }) => nodes);
  const elementsOf = (nodes: readonly NodeResult[]) => nodes.flatMap(({ element }) => element ?? []);
  const enough = nodesOf(passes).filter(({ any: [first] }) => first?.data?.contrastRatio > 0);
  const givenUp = nodesOf(incomplete).filter(({ any: [first] }) => reasons.includes(first?.data?.messageKey));
  const all = new Set<Element>(elementsOf(nodesOf([...passes, ...incomplete, ...violations])));
  // axe does not test punctuation.
  const marks = elements.filter(
    (each) => !all.has(each) && !hasLetters(textOf(each)) && !each.matches('input, select, textarea'),
  );
  return {
    low: elementsOf(nodesOf(violations)),
    settled: [...elementsOf(enough), ...elementsOf(givenUp), ...marks],
  };
}

/** axe's problems with these elements, as lines with their locations. */
async function linesAbout(low: readonly Element[], run: Run): Promise<readonly string[]> {
  if (low.length === 0) return [];
  const { violations } = await run({ include: low as unknown as string[] }, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map(({ target, html, any }) => {
      const reason = any.map(({ message }) => message).join(' ');
      return `${id}: ${target.join(' ')} | ${html.slice(0, 160)} | ${reason}`;
    }),
  );
}

/** axe's rule about contrast, for one text of each signature that is not in `known`, then for all texts of those that it leaves open. */
async function lowContrast(known: string): Promise<Found> {
  const { run } = Reflect.get(window, 'axe') as typeof axe;
  const texts = unknownTexts(new Set(known.split(' ')));
  const keys = new Map([...texts].flatMap(([key, each]) => each.map((text) => [text, key] as const)));
  const keysOf = (elements: readonly Element[]) => elements.flatMap((each) => keys.get(each) ?? []);
  const first = await tested(
    [...texts.values()].flatMap(([each]) => each ?? []),
    run,
  );
  const open = new Map(texts);
  for (const key of keysOf(first.settled)) open.delete(key);
  const others = await tested(
    [...open.values()].flatMap(([, ...rest]) => rest),
    run,
  );
  const low = [...first.low, ...others.low];
  const settled = new Set(keysOf([...first.settled, ...others.settled]));
  for (const key of keysOf(low)) settled.delete(key);
  return { lines: await linesAbout(low, run), settled: [...settled] };
}

const functions = [
  ...[hash, elementsIn, upOf, contains, paintingOf, paintedOn, hasText, textOf, hasLetters, isOut, overlap],
  ...[signatureOf, unknownTexts, tested, linesAbout, lowContrast],
];

/** The text of a call of `lowContrast`, with all that it calls. */
export const lowContrastCall = (known: string): string =>
  `(() => { ${functions.join('\n')}\nreturn ${lowContrast.name}(${JSON.stringify(known)}); })()`;
