import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.PORT ?? 4173);

/**
 * The machine's own Chromium: where there is one, without the window that the whole browser opens for every test, which nobody
 * sees and which takes half of the time. What draws and runs the pages is the same. The whole browser is that of tests/engines.
 */
const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The built page in dist/. Waits are long, for machines that have other things to do: one that comes true ends at once. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../build/playwright',
  workers: 2,
  fullyParallel: true,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 15_000,
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : whole),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
  },
});
