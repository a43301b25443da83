import { MessageError } from '../../engine/errors';
import { trainingText } from '../../i18n/en/training';
import { message } from '../../i18n/message';
import { download } from '../../ui/dom/download';
import type { History } from '../../workers/training/history';
import type { Saved } from '../../workers/training/messages';
import { readTraining, type TrainingFile, writeTraining } from '../../workers/training/training-file';
import { largestSeed, type TrainingSettings } from './settings';
import type { LiveTask } from './tasks/live-tasks';

/** Saves a training to a file. */
export function saveTraining(
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
  download(`${id}-${steps}.training`, new Blob([bytes], { type: 'application/octet-stream' }));
}

/** Reads a training file. Throws a `MessageError` if it does not belong to this task. */
export async function openTrainingFile(file: File, task: LiveTask): Promise<TrainingFile> {
  const content = readTraining(new Uint8Array(await file.arrayBuffer()));
  const isKnown =
    content.seed <= largestSeed &&
    (content.beside === '' || task.changes.some((each) => each === content.beside));
  if (content.task !== task.id || !isKnown || content.models.length !== (content.beside === '' ? 1 : 2))
    throw new MessageError(message(trainingText('training.file_holds_training_something')));
  return content;
}

/** Whether a file holds the models of these settings. */
export function matchesSettings(file: TrainingFile, { seed, beside }: TrainingSettings): boolean {
  return file.seed === seed && file.beside === (beside ?? '');
}
