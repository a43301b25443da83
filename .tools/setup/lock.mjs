import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './log.mjs';

/**
 * Runs `work` while holding the lock of this checkout, so that only one command writes its files at a time. The lock of a process
 * that is no longer running is ignored.
 */
export async function withLock(root, what, work) {
  const folder = join(root, 'build');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  acquire(file, what);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

function acquire(file, what) {
  try {
    writeFileSync(file, `${process.pid} ${what}`, { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const [pid, ...words] = readFileSync(file, 'utf8').split(' ');
    if (isRunning(pid)) throw new SetupError(inUse(file, pid, words.join(' ')));
    rmSync(file, { force: true });
    acquire(file, what);
  }
}

export function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: a running process of another user.
    return error.code === 'EPERM';
  }
}

const inUse = (
  file,
  pid,
  what,
) => `Another build is running in this checkout: ${what || 'unnamed'}, process ${pid}.
Wait for it or stop it, and run the command again. (The lock is ${file}.)`;
