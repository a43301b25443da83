import { fetchLanguage } from '../i18n/choose';
import type { MessageId } from '../i18n/message-id';

/** The texts of links below the element, by their `data-page-text`. */
const linkTexts: ReadonlyMap<string | undefined, MessageId> = new Map([
  ['embed', 'page.embed'],
  ['home', 'page.home'],
  ['own', 'page.own'],
]);

/** Translates the title of the page and its links whenever the reader changes the language of the element, until it is stopped. */
export function translatePage(lab: HTMLElement, links: Iterable<HTMLAnchorElement>): () => void {
  const { documentElement } = document;
  const update = async (): Promise<void> => {
    if (lab.lang !== '') documentElement.lang = lab.lang;
    const { t } = await fetchLanguage(documentElement.lang, '');
    if (!lab.isConnected) return;
    document.title = t('page.title');
    for (const link of links) {
      const id = linkTexts.get(link.dataset.pageText);
      if (id !== undefined) link.textContent = t(id);
    }
  };
  const observer = new MutationObserver(update);
  observer.observe(lab, { attributeFilter: ['lang'] });
  update();
  return () => observer.disconnect();
}

/** What the element does with these keys, it also does while nothing has the focus. */
const keys = new Set(['/', '?', 'ArrowLeft', 'ArrowRight']);
const fields = 'input, textarea, select, [contenteditable], dialog *';

/** Whether a key is pressed outside of the element. Links of the page have no use for `/`, but scroll with arrow keys. */
function isOutside({ key, target }: KeyboardEvent): boolean {
  return target === document.body || (key === '/' && target instanceof Element && !target.matches(fields));
}

/** Passes keys of the page on to the element, which fills it, until it is stopped. */
export function passKeys(lab: HTMLElement): () => void {
  const pass = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (target === lab || !keys.has(key) || !isOutside(event)) return;
    const copy = new KeyboardEvent('keydown', { key, cancelable: true });
    lab.dispatchEvent(copy);
    if (copy.defaultPrevented) event.preventDefault();
  };
  addEventListener('keydown', pass);
  return () => removeEventListener('keydown', pass);
}
