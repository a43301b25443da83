import { authoringText } from '../../i18n/en/authoring';
import { type Message, message } from '../../i18n/message';
import type { HideName, LockName } from '../untrusted/hide-and-lock';
import { escaped } from './link-text';

/** The options of the share dialog. */
export interface ShareOptions {
  /** URL of the folder of the built site, with a trailing slash: `https://example.org/lab/`. */
  readonly site: string;
  /** The part of a link after `#`, as `encode` writes it; not used for an exercise. */
  readonly link: string;
  /** The text of an exercise, which is shown instead of a lesson. */
  readonly exercise?: string;
  /** The title of an iframe, or the text of a link. */
  readonly title: string;
  readonly hide: readonly HideName[];
  readonly lock: readonly LockName[];
  /** Empty: the theme of the page, or of the reader's system. */
  readonly theme: '' | 'light' | 'dark';
  /** A language code; empty: the language of the page. */
  readonly lang: string;
}

/** The kinds of embedding code. */
export const snippetKinds = ['link', 'iframe', 'element', 'markdown', 'hugo', 'mdx'] as const;

export type SnippetKind = (typeof snippetKinds)[number];

/** Initial height of the iframe in pixels. It stays at that height where scripts are not allowed. */
const frameHeight = 760;

/** The embedding code of one kind. */
export function snippet(kind: SnippetKind, options: ShareOptions): string {
  switch (kind) {
    case 'link':
      return address(options);
    case 'iframe':
      return frame(options);
    case 'element':
      return element(options);
    case 'markdown':
      return `[${markdownText(options.title)}](${address(options)})`;
    case 'hugo':
      return `{{< attention-lab ${attributes(options, hugoText)} >}}`;
    case 'mdx':
      return `<attention-lab ${attributes(options, htmlText)} />`;
  }
}

/** Validates the URL of a site. Returns an error message, or null. */
export function siteError(site: string): Message | null {
  if (!/^https?:\/\/[^\s"'<>\\^`{}|]+$/i.test(site) || !URL.canParse(site))
    return message(authoringText('error.address_begins_https_no'));
  return /[?#]/.test(site) ? message(authoringText('error.address_folder_neither_nor')) : null;
}

/**
 * Normalizes a typed URL to that of its folder: adds the trailing slash and removes the name of the page. Parentheses are
 * escaped, since they would end a link in Markdown.
 */
export function siteFolder(address: string): string {
  const folder = address
    .trim()
    .replace(/[\w-]+\.html$/, '')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
  return folder.endsWith('/') ? folder : `${folder}/`;
}

/** The attributes of the element that are set, in the order in which they are written. */
function attributePairs({
  hide,
  lock,
  theme,
  lang,
  link,
  exercise = '',
}: ShareOptions): readonly (readonly [string, string])[] {
  const all = [
    ['exercise', exercise],
    ['state', exercise === '' ? link : ''],
    ['hide', hide.join(' ')],
    ['lock', lock.join(' ')],
    ['theme', theme],
    ['lang', lang],
  ] as const;
  return all.filter(([, text]) => text !== '');
}

/** URL of the page, or of embed.html, which can hide and lock parts, if attributes besides the state are set. */
function address(options: ShareOptions): string {
  const { site, link, exercise } = options;
  if (attributePairs({ ...options, link: '', exercise: '' }).length > 0) return frameAddress(options);
  return exercise ? `${site}lab.html#exercise=${exercise}` : `${site}#${link}`;
}

function frameAddress(options: ShareOptions): string {
  const query = attributePairs({ ...options, link: '' }).map(
    ([name, text]) => `${name}=${escapedPart(text)}`,
  );
  const hash = options.exercise ? '' : `#${options.link}`;
  return `${options.site}embed.html${query.length === 0 ? '' : `?${query.join('&')}`}${hash}`;
}

/** Exercises keep their colons, slashes and commas, which a query may have. */
function escapedPart(text: string): string {
  return escaped(text).replace(/%3A|%2F|%2C/g, decodeURIComponent);
}

/** Two lines: the iframe, and the script that adjusts the height of all iframes of the page. */
function frame(options: ShareOptions): string {
  const [src, title] = [htmlText(frameAddress(options)), htmlText(options.title)];
  const script = `<script type="module" src="${htmlText(`${options.site}embed.js`)}"></script>`;
  return `<iframe src="${src}" title="${title}" width="100%" height="${frameHeight}" loading="lazy" allow="clipboard-write"></iframe>\n${script}`;
}

/** Two lines: the script, and the element with a link as fallback content. */
function element(options: ShareOptions): string {
  const script = `<script type="module" src="${htmlText(`${options.site}attention-lab.js`)}"></script>`;
  const fallback = `<a href="${htmlText(address(options))}">${htmlText(options.title)}</a>`;
  return `${script}\n<attention-lab ${attributes(options, htmlText)}>${fallback}</attention-lab>`;
}

function attributes(options: ShareOptions, escapeText: (text: string) => string): string {
  return attributePairs(options)
    .map(([name, text]) => `${name}="${escapeText(text)}"`)
    .join(' ');
}

/** Escapes text for HTML content and attributes. */
function htmlText(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (char) => names[char] ?? char);
}

/** Escapes text for the quoted strings of a Hugo shortcode, which have the syntax of Go. */
function hugoText(text: string): string {
  return text.replace(/["\\]/g, (char) => `\\${char}`);
}

/** Escapes the text of a Markdown link, and puts it on one line. */
function markdownText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>&~$|]/g, '\\$&');
}
