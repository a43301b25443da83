import type { Plugin } from 'vite';

export const inlineFirstFrame: Plugin;
