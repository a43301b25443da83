import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import '../browser/files-read';
import { timeout } from '../browser/timeouts';
import type { EngineName } from './support/engine';

const engines: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/** The built page in three browser engines, under the strictest supported content security policy. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  outputDir: '../../build/engines-results',
  globalSetup: './bundle.ts',
  workers: availableParallelism(),
  timeout: timeout(300),
  forbidOnly: true,
  reporter: [['list']],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});
