/** Chromium and the built page, for benchmarks. */
import { chromium } from 'playwright';
import { preview } from 'vite';

/** Calls `measure` with Chromium and the address of the page that was built into `outDir`, and closes both afterwards. */
export async function withPage(measure, outDir = 'dist') {
  const server = await preview({
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  try {
    return await withBrowser((browser) => measure(browser, server.resolvedUrls.local[0]));
  } finally {
    await server.close();
  }
}

export async function withBrowser(measure) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Makes the processor of a page slower by a factor. */
export async function throttle(page, rate) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}
