import { t } from '../../i18n/i18n';
import type { History } from '../../workers/training/history';
import type { Saved } from '../../workers/training/messages';
import { readTraining, type TrainingFile, writeTraining } from '../../workers/training/training-file';
import { largestSeed, type TrainingSettings } from './settings';
import type { LiveTask } from './tasks/live-tasks';

/** Puts a training into a file of the reader's. */
export function download(
  { id }: LiveTask,
  { seed, beside }: TrainingSettings,
  { steps, checkpoints }: Saved,
  histories: readonly History[],
): void {
  const models = histories.map(({ losses, norms, measures }, at) => ({
    losses: losses.slice(0, steps),
    norms: norms.slice(0, steps),
    measures: measures.filter(({ step }) => step <= steps),
    checkpoint: checkpoints[at] ?? new Uint8Array(),
  }));
  const bytes = writeTraining({ task: id, seed, beside: beside ?? '', steps, models });
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${id}-${steps}.training`;
  link.click();
  // The browser has to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The training in a file. Throws, with a message for the reader, when it is none of this task. */
export async function opened(file: File, task: LiveTask): Promise<TrainingFile> {
  const found = readTraining(new Uint8Array(await file.arrayBuffer()));
  const isKnown =
    found.seed <= largestSeed && (found.beside === '' || task.changes.some((each) => each === found.beside));
  if (found.task !== task.id || !isKnown || found.models.length !== (found.beside === '' ? 1 : 2))
    throw new Error(t('This file holds a training of something else.'));
  return found;
}

/** Whether the models of such settings are those in a file. */
export function isOf(file: TrainingFile, { seed, beside }: TrainingSettings): boolean {
  return file.seed === seed && file.beside === (beside ?? '');
}
