import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { CheckResult, NodeResult } from 'axe-core';

/** The signatures of texts for which axe has come to a result that is no violation, on any page of this worker. */
const settled = new Set<string>();

interface Found {
  readonly lines: readonly string[];
  readonly settled: readonly string[];
}

/**
 * Runs inside the page: axe's rule about contrast, for one text of each signature that is not in `known`.
 *
 * What axe computes is a function of the colour, size, weight and shadow of the text, of what its ancestors paint and blend, of
 * other painted elements that it lies over or under, and of whether it is a single character or has no letters. The signature of a
 * text is a hash of all of these. It is known only after axe has computed a sufficient ratio for it, or has given up for one of
 * these reasons: a picture or a gradient behind it, a single character, no letters. All others are tested each time.
 */
async function lowContrast(known: string): Promise<Found> {
  const isKnown = new Set(known.split(' '));
  /** A hash of 53 bits (cyrb53). */
  const hash = (text: string): string => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
  };
  const all: Element[] = [];
  const collect = (root: Document | ShadowRoot): void => {
    for (const each of root.querySelectorAll('*')) {
      all.push(each);
      if (each.shadowRoot) collect(each.shadowRoot);
    }
  };
  collect(document);

  const upOf = (each: Element): Element | null => {
    const root = each.getRootNode();
    return each.assignedSlot ?? each.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  interface Painted {
    /** What the element and its ancestors paint and blend. */
    readonly painting: string;
    /** The same, with what decides which of several elements is painted over the others. */
    readonly order: string;
    readonly isPainted: boolean;
  }
  const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const paintings = new Map<Element, Painted>();
  const paintingOf = (each: Element): Painted => {
    const found = paintings.get(each);
    if (found) return found;
    const up = upOf(each);
    const above = up ? paintingOf(up) : { painting: '', order: '' };
    const style = getComputedStyle(each);
    const { backgroundColor, backgroundImage, opacity, mixBlendMode, filter, position, zIndex } = style;
    const isPicture = each.matches('img, canvas, video, svg, object, iframe');
    const isPainted = backgroundImage !== 'none' || !isClear(backgroundColor) || isPicture;
    const isBlended = opacity !== '1' || mixBlendMode !== 'normal' || filter !== 'none';
    const own = [
      ...[isPicture ? each.localName : '', backgroundColor, backgroundImage, style.backgroundSize],
      ...[style.backgroundClip, opacity, mixBlendMode, filter, zIndex.startsWith('-') ? zIndex : ''],
    ].join();
    const painting =
      isPainted || isBlended || zIndex.startsWith('-') ? hash(`${above.painting}\n${own}`) : above.painting;
    const order = hash(`${above.order}\n${own}\n${position}\n${zIndex}\n${style.float}`);
    const painted = { painting, order, isPainted };
    paintings.set(each, painted);
    return painted;
  };
  /** Whether axe would test the element: it leaves out what is disabled, and fields without text. */
  const hasText = (each: Element): boolean => {
    if (each.closest(':disabled, [aria-disabled="true"]')) return false;
    if (each.matches('input, select, textarea'))
      return !each.matches(':is([type="range"], [type="checkbox"], [type="radio"], [type="color"])');
    return [...each.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /[^\s\p{Cf}]/u.test(node.nodeValue ?? ''),
    );
  };
  const shown = all.filter((each) => each.checkVisibility());
  const painted = shown
    .filter((each) => paintingOf(each).isPainted)
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const isAbove = (upper: Element, lower: Element): boolean => {
    for (let up: Element | null = lower; up; up = upOf(up)) if (up === upper) return true;
    return false;
  };
  /** The text of the element itself, which is what axe looks at. */
  const textOf = (each: Element): string =>
    [...each.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
  /** Where it is out of reach for the eye, axe does not look either. */
  const isOut = ({ right, bottom, width, height }: DOMRect): boolean =>
    right <= 0 || bottom + scrollY <= 0 || (width <= 1 && height <= 1);
  const signatureOf = (each: Element): string => {
    const style = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    const beside = painted
      .filter(
        (other) =>
          other.box.left < box.right &&
          other.box.right > box.left &&
          other.box.top < box.bottom &&
          other.box.bottom > box.top &&
          !isAbove(other.each, each),
      )
      .map((other) => paintingOf(other.each).order);
    const { painting, order } = paintingOf(each);
    const text = textOf(each);
    const kind = text.length === 1 || !hasLetters(text) ? text : 'text';
    const own = [
      ...[kind, style.color, style.fontSize, style.fontWeight, style.textShadow, style.webkitTextStrokeWidth],
      ...[style.webkitTextStrokeColor, painting, beside.length > 0 ? order : ''],
    ];
    return hash([...own, ...beside].join('\n'));
  };

  const texts = new Map<string, Element[]>();
  for (const each of shown.filter(hasText)) {
    if (isOut(each.getBoundingClientRect())) continue;
    const signature = signatureOf(each);
    if (!isKnown.has(signature)) texts.set(signature, [...(texts.get(signature) ?? []), each]);
  }
  const signatures = new Map([...texts].flatMap(([key, each]) => each.map((text) => [text, key] as const)));
  const { run } = Reflect.get(window, 'axe') as typeof axe;
  const runOnly = ['color-contrast'];
  const reasons = ['imgNode', 'bgGradient', 'shortTextContent', 'nonBmp'];
  const found = new Set<string>();
  const low: Element[] = [];
  const test = async (elements: readonly Element[]): Promise<void> => {
    if (elements.length === 0) return;
    const { passes, incomplete, violations } = await run(
      { include: elements as unknown as string[] },
      { runOnly, elementRef: true, selectors: false },
    );
    low.push(...violations.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? [])));
    const settle = (element: Element | undefined, is: boolean): void => {
      const signature = element && signatures.get(element);
      if (is && signature !== undefined) found.add(signature);
    };
    const dataOf = ({ any }: NodeResult): CheckResult['data'] => any[0]?.data;
    for (const each of passes.flatMap(({ nodes }) => nodes))
      settle(each.element, dataOf(each)?.contrastRatio > 0);
    for (const each of incomplete.flatMap(({ nodes }) => nodes))
      settle(each.element, reasons.includes(dataOf(each)?.messageKey));
    const tested = new Set(
      [...passes, ...incomplete, ...violations].flatMap(({ nodes }) => nodes.map(({ element }) => element)),
    );
    // axe does not test punctuation.
    for (const each of elements)
      if (
        !tested.has(each as HTMLElement) &&
        !hasLetters(textOf(each)) &&
        !each.matches('input, select, textarea')
      )
        settle(each, true);
  };
  await test([...texts.values()].flatMap(([first]) => first ?? []));
  await test([...texts].flatMap(([key, [, ...others]]) => (found.has(key) ? [] : others)));
  for (const each of low) found.delete(signatures.get(each) ?? '');
  if (low.length === 0) return { lines: [], settled: [...found] };
  const { violations } = await run({ include: low as unknown as string[] }, { runOnly });
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map(({ target, html, any }) => {
      const reason = any.map(({ message }) => message).join(' ');
      return `${id}: ${target.join(' ')} | ${html.slice(0, 160)} | ${reason}`;
    }),
  );
  return { lines, settled: [...found] };
}

/** The texts without enough contrast, as lines with their locations. axe must be on the page. */
export async function contrastProblems(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(lowContrast, [...settled].join(' '));
  for (const signature of found.settled) settled.add(signature);
  return found.lines;
}
