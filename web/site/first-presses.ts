/** What a button is called. */
const nameOf = (button: HTMLButtonElement): string =>
  `${button.getAttribute('aria-label')} ${button.textContent?.replace(/\s+/g, ' ').trim()}`;

/** The buttons of an element, or of its picture, with a name. */
const named = (lab: HTMLElement, name: string): readonly HTMLButtonElement[] =>
  [...(lab.shadowRoot?.querySelectorAll('button') ?? [])].filter((each) => nameOf(each) === name);

/** A function that finds a button of the picture again, in the element. */
function finder(
  lab: HTMLElement,
  button: EventTarget | null | undefined,
): () => HTMLButtonElement | undefined {
  if (!(button instanceof HTMLButtonElement)) return () => undefined;
  const name = nameOf(button);
  const at = named(lab, name).indexOf(button);
  return () => named(lab, name)[at];
}

/**
 * What is pressed in the picture of a lesson is pressed in the element as soon as that is there, and the focus stays where it is. To
 * be called before the element starts.
 */
export function keepPresses(lab: HTMLElement): void {
  let focused = finder(lab, lab.shadowRoot?.activeElement);
  let pressed = finder(lab, null);
  const buttonOf = (event: Event): HTMLButtonElement | undefined =>
    event.composedPath().find((each) => each instanceof HTMLButtonElement);
  const onFocus = (event: Event): void => {
    // The element looks for a place of its own when the picture goes, and the focus with it.
    if (customElements.get('attention-lab') === undefined) focused = finder(lab, buttonOf(event));
  };
  const onClick = (event: Event): void => {
    const button = buttonOf(event);
    if (button === undefined) return;
    button.ariaBusy = 'true';
    pressed = finder(lab, button);
  };
  const repeat = (): void => {
    lab.removeEventListener('focusin', onFocus);
    lab.removeEventListener('click', onClick);
    focused()?.focus();
    pressed()?.click();
  };
  lab.addEventListener('focusin', onFocus);
  lab.addEventListener('click', onClick);
  lab.addEventListener('ready', repeat, { once: true });
}
