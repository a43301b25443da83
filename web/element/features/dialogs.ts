import type { DialogHost, DialogName, LateDialog } from '../../ui/lazy';
import { copyText } from '../effects/clipboard';
import type { Desk } from '../lab-store';

/** The dialogs for authors, fetched when one of them is opened. */
export async function dialogNamed(name: DialogName, desk: Desk): Promise<LateDialog> {
  const host = hostOf(desk);
  if (name === 'check') return new (await import('../../authoring/share/check-dialog')).CheckDialog(host);
  return new (await import('../../authoring/share/share-dialog')).ShareDialog(host);
}

function hostOf(desk: Desk): DialogHost {
  return {
    hidden: desk.chrome.hidden,
    isPage: desk.chrome.isPage,
    changed: () => desk.host.changed(),
    close: () => desk.closeDialog(),
    copy: copyText,
    open: (name) => void desk.showDialog(name),
    check: async (text) => {
      const { readTour } = await import('./touring');
      const found = await readTour(text, desk);
      return {
        complaints: 'complaints' in found ? found.complaints : [],
        follow: () => void desk.followTour(text, true),
      };
    },
  };
}
