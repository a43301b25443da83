import { siteFolder } from '../store/links/snippets';
import type { DialogHost } from './lazy';

/** URL of the built site: that of the page, or the parent folder of this script. */
export function siteOf({ isPage }: Pick<DialogHost, 'isPage'>): string {
  const address = isPage
    ? location.href.replace(/[?#].*$/s, '')
    : new URL(/* @vite-ignore */ '..', import.meta.url).href;
  return siteFolder(address);
}
