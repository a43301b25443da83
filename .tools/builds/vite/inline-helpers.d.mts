import type { Plugin } from 'vite';

export const inlineHelpers: Plugin;
