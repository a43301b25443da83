import { defineConfig } from '@playwright/test';
import browser from '../browser/playwright.config';

const port = Number(process.env.PORT ?? 4506);

/** Pages of other people, made by their own generators, with the element in them. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testIgnore: '**/node_modules/**',
  outputDir: '../../build/playwright-hosts',
  use: { ...browser.use, baseURL: `http://127.0.0.1:${port}/` },
  webServer: { command: 'node server.mjs', cwd: '.', port, reuseExistingServer: false },
});
