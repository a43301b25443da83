import type { Page } from '@playwright/test';

/** How translators have been seen to replace texts. */
export const manners = ['fonts', 'moved', 'texts', 'contents'] as const;

export type Manner = (typeof manners)[number];

/**
 * What translates the page: `echo` puts every text where it was, `german` follows `translate="no"` and changes words, `spelled` changes
 * the digits too, everywhere.
 */
export type Language = 'echo' | 'german' | 'spelled';

interface Translator {
  /** Texts as they are now, to be put in place later. */
  read(lab: string, language: Language): void;
  write(manner: Manner): number;
}

/** Runs in the page. */
function install(): void {
  const texts = (root: Node): readonly Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest('style, font'))
        found.push(node);
    return found;
  };
  const words = (text: string): string => text.replace(/\p{L}{3,}/gu, (word) => `ü${word}`);
  const spelled = (text: string): string => words(text).replace(/\d+/g, 'sieben');
  const languages = { echo: (text: string) => text, german: words, spelled };
  let waiting: { readonly node: Text; readonly text: string }[] = [];
  const font = (content: string | Node): HTMLElement => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(content);
    outer.append(inner);
    return outer;
  };
  const manners = {
    fonts: (node: Text, text: string) => node.replaceWith(font(text)),
    moved: (node: Text) => {
      const outer = document.createElement('font');
      node.before(outer);
      outer.append(node);
    },
    texts: (node: Text, text: string) => node.replaceWith(text),
    // What Lit marks its texts with is gone too.
    contents: (node: Text, text: string) => {
      const { parentElement } = node;
      if (parentElement !== null && parentElement.children.length === 0) parentElement.textContent = text;
    },
  };
  const translator: Translator = {
    read: (id, language) => {
      const root = document.querySelector(id)?.shadowRoot;
      waiting = !root
        ? []
        : texts(root)
            .filter((node) => language !== 'german' || !node.parentElement?.closest('[translate="no"]'))
            .map((node) => ({ node, text: languages[language](node.data) }));
    },
    write: (manner) => {
      const current = waiting.filter(({ node }) => node.isConnected);
      for (const { node, text } of current) if (node.isConnected) manners[manner](node, text);
      waiting = [];
      return current.length;
    },
  };
  Reflect.set(window, 'translator', translator);
}

export const installTranslator = (page: Page): Promise<unknown> => page.addInitScript(install);

/** Reads the texts of an element; `writeTexts` puts their translations in place, maybe after something has changed. */
export const readTexts = (page: Page, lab: string, language: Language): Promise<void> =>
  page.evaluate(([id, to]) => Reflect.get(window, 'translator').read(id, to), [lab, language] as const);

export const writeTexts = (page: Page, manner: Manner): Promise<number> =>
  page.evaluate((each) => Reflect.get(window, 'translator').write(each), manner);

export async function translate(
  page: Page,
  lab: string,
  language: Language,
  manner: Manner,
): Promise<number> {
  await readTexts(page, lab, language);
  return writeTexts(page, manner);
}
