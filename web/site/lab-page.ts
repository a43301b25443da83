import { fetchLanguage } from '../i18n/choose';

/** The English title of the page, and its links below the element. */
interface LabPage {
  readonly title: string;
  readonly links: Iterable<HTMLAnchorElement>;
}

/** Translates the title and the links of the page whenever the reader changes the language of the element, until it is stopped. */
export function translatePage(lab: HTMLElement, { title, links }: LabPage): () => void {
  const texts = Array.from(links, (link) => {
    link.dataset.english ??= link.textContent ?? '';
    return { link, id: link.dataset.pageText ?? '', text: link.dataset.english };
  });
  const { documentElement } = document;
  const update = async (): Promise<void> => {
    if (lab.lang !== '') documentElement.lang = lab.lang;
    const { textAt } = await fetchLanguage(documentElement.lang, '');
    if (!lab.isConnected) return;
    document.title = textAt(['page', 'title'], title);
    for (const { link, id, text } of texts) link.textContent = textAt(['page', id], text);
  };
  const observer = new MutationObserver(update);
  observer.observe(lab, { attributeFilter: ['lang'] });
  update();
  return () => observer.disconnect();
}
