import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Driver } from './driver';
import { WebDriver } from './web-driver';

/** WebKitGTK has no headless mode: runs it in a virtual display with its own D-Bus session. */
const driverCommand = ['--', 'xvfb-run', '--auto-servernum', 'WebKitWebDriver'];

const settings = {
  // The sandbox is not available to root, nor in most containers.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // WebKit paints by itself: its compositor crashed now and then inside of Mesa's software renderer.
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};

export async function openWebKit(): Promise<Driver> {
  const port = await freePort();
  const program = spawn('dbus-run-session', [...driverCommand, `--port=${port}`], {
    env: { ...process.env, ...settings },
    detached: true,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await waitForServer(address);
    const driver = await WebDriver.of('WebKitGTK', address);
    const close = driver.close.bind(driver);
    return Object.assign(driver, { close: () => close().finally(() => end(program)) });
  } catch (error) {
    end(program);
    throw error;
  }
}

/** Ends the process group: D-Bus, display and driver. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

async function waitForServer(address: string, tries = 150): Promise<void> {
  try {
    await fetch(`${address}/status`);
  } catch (error) {
    if (tries === 0) throw error;
    await setTimeout(100);
    await waitForServer(address, tries - 1);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const found = server.address();
      const port = typeof found === 'object' && found !== null ? found.port : 0;
      server.close(() => resolve(port));
    });
  });
}
