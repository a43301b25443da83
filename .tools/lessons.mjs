/**
 * `node .tools/lessons.mjs` makes modules of the folders in `web/content`, which Vite imports. What is wrong in a folder is an error
 * with its file and line.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './setup/prepare.mjs';

const { module } = await runnerImport(join(root, '.tools/lessons/write.ts'));
try {
  module.writeLessons(root);
} catch (error) {
  if (error.name !== 'LessonFileError') throw error;
  console.error(`web/content/${error.message}`);
  process.exitCode = 1;
}
