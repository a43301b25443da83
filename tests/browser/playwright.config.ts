import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import './files-read';
import { timeout } from './timeouts';

const port = Number(process.env.PORT ?? 4173);

/**
 * The installed Chromium, preferably the headless shell, which renders identically in half the time. tests/engines uses
 * the complete browser.
 */
const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Tests the built page in dist/. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../build/playwright',
  // One more than there are cores: tests wait for frames and timers.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  timeout: timeout(300),
  expect: { timeout: timeout(15) },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: timeout(15),
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
