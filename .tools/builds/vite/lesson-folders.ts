import type { Plugin } from 'vite';
import { writeLessons } from '../../lessons/write.ts';

/** While Vite serves the page, a changed lesson is read again, and the page loads it anew. */
export const lessonFolders: Plugin = {
  name: 'lesson-folders',
  apply: 'serve',
  configureServer({ watcher, config }) {
    watcher.on('change', (path) => {
      if (!path.includes('/web/content/')) return;
      try {
        writeLessons(config.root);
      } catch (error) {
        config.logger.error(`web/content/${error instanceof Error ? error.message : error}`);
      }
    });
  },
};
