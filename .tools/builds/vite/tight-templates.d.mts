import type { Plugin } from 'vite';

export const tightTemplates: Plugin;
