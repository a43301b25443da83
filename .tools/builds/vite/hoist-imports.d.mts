import type { Plugin } from 'vite';

export const hoistImports: Plugin;
