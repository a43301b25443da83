import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test as base } from '@playwright/test';
import { writeReads } from '../../browser/files-read';
import { timeout } from '../../browser/timeouts';
import type { Driver } from './driver';
import { openChromium, openFirefox } from './playwright-driver';
import { openSite, type Site } from './server';
import { openWebKit } from './webkit';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

interface BrowserSetup {
  /** Programs required on the PATH, and the Debian packages that contain them. */
  readonly programs: readonly string[];
  readonly packages: string;
  readonly open: (program: string) => Promise<Driver>;
}

const setups: Readonly<Record<EngineName, BrowserSetup>> = {
  chromium: { programs: ['chromium'], packages: 'chromium', open: openChromium },
  firefox: { programs: ['firefox-esr'], packages: 'firefox-esr', open: openFirefox },
  webkit: {
    programs: ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'],
    packages: 'webkit2gtk-driver xvfb xauth dbus',
    open: openWebKit,
  },
};

function pathOf(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

/** Starts a browser of this engine, or resolves to the reason why it cannot. */
async function startBrowser(
  { programs, packages, open }: BrowserSetup,
  engine: EngineName,
): Promise<Driver | string> {
  const [program, ...others] = programs.map(pathOf);
  if (program === undefined || others.includes(undefined))
    return `${engine} is not on this machine: install ${packages}`;
  return open(program);
}

interface WorkerFixtures {
  readonly engine: EngineName;
  readonly served: Site;
  readonly browserOrReason: Driver | string;
}

/** What the server itself reads, for the policy that it sends. */
const ofServer = 'dist/_headers';

/** What is made before the tests, of files that `.tools/checks/specs` knows. */
const isMade = (file: string): boolean => file.startsWith('build/');

/**
 * Gives every test a browser of its project's engine, and the site with an empty list of blocked requests. Writes down the files that a
 * test has read: `.tools/checks/specs` runs it again only after a change of one of them.
 */
export const test = base.extend<{ driver: Driver; site: Site }, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern.
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  browserOrReason: [
    async ({ engine }, use) => {
      const found = await startBrowser(setups[engine], engine);
      await use(found);
      if (typeof found !== 'string') await found.close();
    },
    { scope: 'worker', timeout: timeout(60) },
  ],
  driver: async ({ browserOrReason: found }, use, info) => {
    if (typeof found !== 'string') return use(found);
    info.skip(true, found);
  },
  site: async ({ served }, use, info) => {
    served.blocked.length = 0;
    served.requested.clear();
    await use(served);
    writeReads(info, [ofServer, ...[...served.requested].filter((file) => !isMade(file))]);
  },
});
