import { homeText } from '../../i18n/en/home';
import { addressOf, parseNumberName, placeOf } from '../number-address';
import type { StoryTexts } from '../setting';
import type { Story } from '../story';

/** The smallest and the largest side of a target for a pointer, in pixels. */
const smallestTarget = 24;
const largestTarget = 96;
const smallestOpacity = 0.5;
/** Milliseconds without a change of the picture after which its numbers are linked. */
const restTime = 120;

/** Returns the address of a state of the lab. */
export type LabHref = (state: string) => string;

/** A link over each number of a resting picture, which opens that number in the lab. */
export class NumberLinks {
  readonly #picture: SVGSVGElement;
  readonly #layer = document.createElement('div');
  readonly #href: LabHref;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(picture: SVGSVGElement, href: LabHref) {
    this.#picture = picture;
    this.#href = href;
    this.#layer.className = 'story-numbers';
    this.#layer.setAttribute('role', 'group');
    picture.after(this.#layer);
  }

  clear(): void {
    clearTimeout(this.#timer);
    if (this.#layer.childElementCount > 0) this.#layer.replaceChildren();
  }

  /** Links the numbers once the picture rests. */
  updateSoon(story: Story, texts: StoryTexts): void {
    this.clear();
    this.#timer = setTimeout(() => this.#update(story, texts), restTime);
  }

  #update(story: Story, texts: StoryTexts): void {
    const frame = this.#picture.getBoundingClientRect();
    const shown = [...this.#picture.querySelectorAll<SVGTextElement>('text[data-number]')].filter((each) =>
      isVisible(each, this.#picture, frame),
    );
    const boxes = shown.map((each) => each.getBoundingClientRect());
    this.#layer.setAttribute('aria-label', texts.t(homeText('home.control.numbers')));
    this.#layer.replaceChildren(
      ...shown.map((each, index) => {
        const link = this.#link(each, story, texts);
        this.#place(link, index, boxes);
        return link;
      }),
    );
  }

  #link({ dataset, textContent }: SVGTextElement, story: Story, texts: StoryTexts): HTMLAnchorElement {
    const name = parseNumberName(dataset.number ?? '');
    const link = document.createElement('a');
    link.href = this.#href(addressOf(story, name));
    link.draggable = false;
    link.dataset.opens = dataset.number ?? '';
    const args = { number: textContent ?? '', place: placeOf(story, name) };
    link.setAttribute('aria-label', texts.t(homeText('home.control.open_number'), args));
    return link;
  }

  #place(link: HTMLElement, index: number, boxes: readonly DOMRect[]): void {
    const layer = this.#layer.getBoundingClientRect();
    const { x, y, width, height } = targetOf(index, boxes);
    Object.assign(link.style, {
      ...{ left: `${x - layer.x}px`, top: `${y - layer.y}px` },
      ...{ width: `${width}px`, height: `${height}px` },
    });
  }
}

/** The area of a link: as large as its cell, which is as far as half way to the next number. */
function targetOf(index: number, boxes: readonly DOMRect[]): DOMRect {
  const box = boxes[index] ?? new DOMRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const others = boxes.filter((_, at) => at !== index);
  const across = others.filter((each) => overlaps(each.y, each.height, box.y, box.height));
  const down = others.filter((each) => overlaps(each.x, each.width, box.x, box.width));
  const width = sideOf(
    box.width,
    across.map((each) => Math.abs(each.x + each.width / 2 - x)),
  );
  const height = sideOf(
    box.height,
    down.map((each) => Math.abs(each.y + each.height / 2 - y)),
  );
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}

const overlaps = (one: number, length: number, other: number, otherLength: number): boolean =>
  one < other + otherLength && other < one + length;

function sideOf(side: number, distances: readonly number[]): number {
  const least = Math.max(smallestTarget, side + 6);
  const space = Math.min(...distances) - 2;
  return Number.isFinite(space) ? Math.max(least, Math.min(space, largestTarget)) : least;
}

/** Whether a text can be read: neither faded nor outside of the picture. */
function isVisible(text: Element, picture: Element, frame: DOMRect): boolean {
  let opacity = 1;
  for (let each: Element | null = text; each !== null && each !== picture; each = each.parentElement)
    opacity *= Number(each.getAttribute('opacity') ?? 1);
  const { left, right, top, bottom } = text.getBoundingClientRect();
  const isInside =
    left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  return opacity >= smallestOpacity && isInside;
}
