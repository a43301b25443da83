import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.PORT ?? 4173);

/**
 * The installed Chromium, preferably the headless shell, which renders identically in half the time. tests/engines uses
 * the complete browser.
 */
const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Tests the built page in dist/. Timeouts are long for slow machines; they do not slow down passing tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../build/playwright',
  // One more than there are cores: tests wait for frames and timers.
  workers: availableParallelism() + 1,
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
