import createModule from '../../../../web/generated/engine-full.mjs';
import type { TaskData } from '../../../../web/training/task';
import { taskNamed } from '../../../../web/training/tasks/index';
import { sessionRequestOf, type TrainableModel } from '../../../../web/training/train';
import type { Weights } from '../../../../web/training/weight-file';
import { loadWeights, type TrainedModelId } from '../../../../web/training/weights/index';
import { wasm } from '../../engine/support/watched';
import { data, files } from '../task-files';

const engine = await createModule({ wasmBinary: wasm });

/** A shipped model with the data of its task. */
export interface Model {
  readonly session: TrainableModel;
  readonly weights: Weights;
  readonly data: TaskData;
}

/** Loads a model with the weights of its file. It takes no training step. */
export async function model(id: TrainedModelId): Promise<Model> {
  const weights = await loadWeights(id, files);
  const found = data.get(id);
  if (found === undefined) throw new Error(`there is no task ${id}`);
  const session = new engine.TrainingSession(
    sessionRequestOf(taskNamed(id), { ...found, training: found.heldOut }),
  );
  session.setWeights([...weights.matrices]);
  return { session, weights, data: found };
}
