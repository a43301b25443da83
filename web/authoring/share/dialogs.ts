import type { DialogName } from '../../store/ui/ui-state';
import type { DialogHost, LazyDialog } from '../../ui/lazy';

/** Loads a dialog when it is opened; `text` is what it is about: a text to copy, or the id of a matrix to export. */
export async function dialogNamed(name: DialogName, host: DialogHost, text: string): Promise<LazyDialog> {
  if (name === 'check') return new (await import('./check-dialog')).CheckDialog(host);
  if (name === 'code') return new (await import('../code/code-dialog')).CodeDialog(host);
  if (name === 'copy') return new (await import('../export/copy-dialog')).CopyDialog(host, text);
  if (name === 'export') return new (await import('../export/export-dialog')).ExportDialog(host, text);
  if (name === 'map') return new (await import('../../ui/overview/map/map-dialog')).MapDialog(host);
  if (name === 'origins') return new (await import('../../origins/origins-dialog')).OriginsDialog(host, text);
  if (name === 'exercise')
    return new (await import('../exercises/dialog/exercise-dialog')).ExerciseDialog(host);
  if (name === 'implementation')
    return new (await import('../implementation/dialog/implementation-dialog')).ImplementationDialog(host);
  if (name === 'tour') return new (await import('../tour-form/tour-form-dialog')).TourFormDialog(host);
  return new (await import('./share-dialog')).ShareDialog(host);
}
