// Must be imported first: the element reads the language of the page.
import '../language';
import '../../element/define';
import { passKeys, translatePage } from '../lab-page';

/** Shows the element, whose state is in the address. The result removes it. */
export function openLab(): () => void {
  const place = document.querySelector<HTMLElement>('.lab');
  const lab = document.createElement('attention-lab');
  lab.setAttribute('sync', 'hash');
  lab.setAttribute('loading', 'eager');
  place?.querySelector('main')?.replaceChildren(lab);
  const footers = [...(place?.querySelectorAll('footer') ?? [])];
  const links = document.querySelectorAll<HTMLAnchorElement>('.lab footer a');
  lab.append(...footers);
  const stopKeys = passKeys(lab);
  const stop = translatePage(lab, links);
  scrollTo(0, 0);
  return () => {
    stop();
    stopKeys();
    place?.append(...footers);
    lab.remove();
  };
}
