import type { DialogHost, DialogName, LateDialog } from '../../ui/lazy';
import { copyText } from '../effects/clipboard';
import type { LabStore } from '../lab-store';

/** The dialogs for authors, fetched when one of them is opened. */
export async function dialogNamed(name: DialogName, store: LabStore): Promise<LateDialog> {
  const host = hostOf(store);
  if (name === 'check') return new (await import('../../authoring/share/check-dialog')).CheckDialog(host);
  return new (await import('../../authoring/share/share-dialog')).ShareDialog(host);
}

function hostOf(store: LabStore): DialogHost {
  return {
    hidden: store.uiState.hidden,
    isPage: store.uiState.isPage,
    changed: () => store.host.changed(),
    close: () => store.closeDialog(),
    copy: copyText,
    open: (name) => void store.showDialog(name),
    check: async (text) => {
      const { readTour } = await import('./touring');
      const found = await readTour(text, store);
      return {
        complaints: 'complaints' in found ? found.complaints : [],
        follow: () => void store.followTour(text, true),
      };
    },
  };
}
