import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import createModule from '../../../../web/generated/engine-full.mjs';
import { taskNamed } from '../../../../web/training/tasks/index';
import { exportWeights, sessionRequestOf, trainModel } from '../../../../web/training/train';
import { writeWeights } from '../../../../web/training/weight-file';
import { wasm } from '../../engine/support/watched';
import { files } from '../task-files';

/** If the order of summation in the engine has changed, `npm run train` writes the files again. */
it('retraining a model gives the shipped weights, bit for bit', async () => {
  const task = taskNamed('reversal');
  const data = await task.load(files);
  const engine = await createModule({ wasmBinary: wasm });
  const session = new engine.TrainingSession(sessionRequestOf(task, data));
  const losses: number[] = [];
  trainModel(session, task, data, ({ loss }) => losses.push(loss));
  expect(losses.at(-1)).toBeLessThan((losses[0] ?? 0) / 100);
  const bytes = writeWeights(exportWeights(session, task, data));
  expect(Buffer.from(bytes).equals(readFileSync('web/training/weights/files/reversal.safetensors'))).toBe(
    true,
  );
  session.delete();
});
