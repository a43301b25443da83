import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.PORT ?? 4173);

/** The built page in dist/, driven in the machine's own Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../build/playwright',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 4_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 4_000,
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
