import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  build: {
    target: 'es2022',
    // A strict content security policy refuses inline scripts and data: URLs.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  test: {
    include: ['tests/web/**/*.test.ts'],
    environment: 'node',
  },
});
