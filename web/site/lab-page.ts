import { fetchLanguage } from '../i18n/choose';

/** The English title of the page, and its links below the element. */
interface LabPage {
  readonly title: string;
  readonly links: Iterable<HTMLAnchorElement>;
}

/** Translates the title and the links of the page whenever the reader changes the language of the element, until it is stopped. */
export function translatePage(lab: HTMLElement, { title, links }: LabPage): () => void {
  const texts = Array.from(links, (link) => {
    link.dataset.text ??= link.textContent ?? '';
    return { link, text: link.dataset.text };
  });
  const { documentElement } = document;
  const update = async (): Promise<void> => {
    if (lab.lang !== '') documentElement.lang = lab.lang;
    const { translate } = await fetchLanguage(documentElement.lang, '');
    if (!lab.isConnected) return;
    document.title = translate(title);
    for (const { link, text } of texts) link.textContent = translate(text);
  };
  const observer = new MutationObserver(update);
  observer.observe(lab, { attributeFilter: ['lang'] });
  update();
  return () => observer.disconnect();
}
