import type { DialogName } from '../../store/ui/ui-state';
import type { DialogHost, LazyDialog } from '../../ui/lazy';

/** The dialogs for authors, fetched when one of them is opened. */
export async function dialogNamed(name: DialogName, host: DialogHost): Promise<LazyDialog> {
  if (name === 'check') return new (await import('./check-dialog')).CheckDialog(host);
  return new (await import('./share-dialog')).ShareDialog(host);
}
