import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';

/** While Vite serves the page, a changed lesson is read again, and the page loads it anew. */
export const lessonFolders: Plugin = {
  name: 'lesson-folders',
  apply: 'serve',
  configureServer({ watcher, config }) {
    watcher.on('change', (path) => {
      if (!path.includes('/web/content/')) return;
      execFile(process.execPath, ['.tools/lessons.mjs'], { cwd: config.root }, (error, _out, problem) => {
        if (error !== null) config.logger.error(problem);
      });
    });
  },
};
