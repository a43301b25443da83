import { t } from '../../i18n/i18n';
import type { HideName, LockName } from '../untrusted/allowed';
import { escaped } from './link-write';

/** What the author of a page wants to show, and how. */
export interface Sharing {
  /** Where the built site stands, with a slash at its end: `https://example.org/lab/`. */
  readonly site: string;
  /** The part of a link after `#`, as `encode` writes it. */
  readonly link: string;
  /** What the figure is called: the name of a frame, and the text of a link. */
  readonly title: string;
  readonly hide: readonly HideName[];
  readonly lock: readonly LockName[];
  /** Empty for what the page around it, or the reader's system, says. */
  readonly theme: '' | 'light' | 'dark';
  /** A language code; empty for that of the page around it. */
  readonly lang: string;
}

/** The ways to put a figure somewhere. */
export const snippetKinds = ['link', 'iframe', 'element', 'markdown', 'hugo', 'mdx'] as const;

export type SnippetKind = (typeof snippetKinds)[number];

/** Pixels that a frame is high until it has said how much it needs, and where the script is not allowed. */
const frameHeight = 760;

/** The text to copy for one way. Whatever reads it back gets the same figure. */
export function snippet(kind: SnippetKind, sharing: Sharing): string {
  switch (kind) {
    case 'link':
      return address(sharing);
    case 'iframe':
      return frame(sharing);
    case 'element':
      return element(sharing);
    case 'markdown':
      return `[${markdownText(sharing.title)}](${address(sharing)})`;
    case 'hugo':
      return `{{< attention-lab ${attributes(sharing, hugoText)} >}}`;
    case 'mdx':
      return `<attention-lab ${attributes(sharing, htmlText)} />`;
  }
}

/** Why a site cannot be named in a snippet; empty when it can. */
export function siteError(site: string): string {
  if (!/^https?:\/\/[^\s"'<>\\^`{}|]+$/i.test(site) || !URL.canParse(site))
    return t('An address begins with https:// and has no spaces.');
  return /[?#]/.test(site) ? t('The address of a folder has neither ? nor #.') : '';
}

/**
 * The folder of an address: what is typed without the last slash, or with the name of its page, is understood. Brackets,
 * which would end a link in Markdown, are escaped.
 */
export function siteFolder(address: string): string {
  const folder = address
    .trim()
    .replace(/[\w-]+\.html$/, '')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
  return folder.endsWith('/') ? folder : `${folder}/`;
}

/** What an attribute of the element says, in the order in which it is written. */
function said({ hide, lock, theme, lang, link }: Sharing): readonly (readonly [string, string])[] {
  const all = [
    ['state', link],
    ['hide', hide.join(' ')],
    ['lock', lock.join(' ')],
    ['theme', theme],
    ['lang', lang],
  ] as const;
  return all.filter(([, text]) => text !== '');
}

/** The page itself when nothing is hidden or locked, else the page for frames, which can do that. */
function address(sharing: Sharing): string {
  const query = said({ ...sharing, link: '' });
  return query.length === 0 ? `${sharing.site}#${sharing.link}` : frameAddress(sharing);
}

function frameAddress(sharing: Sharing): string {
  const query = said({ ...sharing, link: '' }).map(([name, text]) => `${name}=${escaped(text)}`);
  return `${sharing.site}embed.html${query.length === 0 ? '' : `?${query.join('&')}`}#${sharing.link}`;
}

/** Two lines: the frame; and the script, once on a page, that keeps every frame as high as what it shows. */
function frame(sharing: Sharing): string {
  const [src, title] = [htmlText(frameAddress(sharing)), htmlText(sharing.title)];
  const script = `<script type="module" src="${htmlText(`${sharing.site}embed.js`)}"></script>`;
  return `<iframe src="${src}" title="${title}" width="100%" height="${frameHeight}" loading="lazy" allow="clipboard-write"></iframe>\n${script}`;
}

/** Two lines: the script, once on a page; the element, with a link for where neither runs. */
function element(sharing: Sharing): string {
  const script = `<script type="module" src="${htmlText(`${sharing.site}attention-lab.js`)}"></script>`;
  const fallback = `<a href="${htmlText(address(sharing))}">${htmlText(sharing.title)}</a>`;
  return `${script}\n<attention-lab ${attributes(sharing, htmlText)}>${fallback}</attention-lab>`;
}

function attributes(sharing: Sharing, quotable: (text: string) => string): string {
  return said(sharing)
    .map(([name, text]) => `${name}="${quotable(text)}"`)
    .join(' ');
}

/** Text between tags or between quotation marks of HTML. */
function htmlText(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (char) => names[char] ?? char);
}

/** Text between the quotation marks of a Hugo shortcode, which are those of Go. */
function hugoText(text: string): string {
  return text.replace(/["\\]/g, (char) => `\\${char}`);
}

/** The text of a link in Markdown: on one line, and every sign that Markdown has a use for there is said to be itself. */
function markdownText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>&~$|]/g, '\\$&');
}
