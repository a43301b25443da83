import { readFileSync } from 'node:fs';
import type { LoadFile } from '../../../web/training/files';
import type { TaskData } from '../../../web/training/task';
import { tasks } from '../../../web/training/tasks/index';

/** Reads the files of tasks from disk: `fetch` in Node does not load file URLs. */
export const files: LoadFile = async (_name, beside) => new Uint8Array(readFileSync(beside() as URL)).buffer;

/** The data of every task, loaded once. */
export const data: ReadonlyMap<string, TaskData> = new Map(
  await Promise.all(tasks.map(async (task) => [task.id, await task.load(files)] as const)),
);
