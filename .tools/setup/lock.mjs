import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './log.mjs';

/**
 * Runs something that nobody else may do in this checkout at the same time, since both would write the same files. A lock
 * that a build left behind when it was killed does not count.
 */
export async function alone(root, what, work) {
  const folder = join(root, 'build');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  take(file, what);
  const free = () => rmSync(file, { force: true });
  process.once('exit', free);
  try {
    return await work();
  } finally {
    free();
    process.off('exit', free);
  }
}

function take(file, what) {
  try {
    writeFileSync(file, `${process.pid} ${what}`, { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const [pid, ...words] = readFileSync(file, 'utf8').split(' ');
    if (isRunning(pid)) throw new SetupError(held(file, pid, words.join(' ')));
    rmSync(file, { force: true });
    take(file, what);
  }
}

/** Whether a process of this number is running. */
export function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // Somebody else's process answers with a refusal.
    return error.code === 'EPERM';
  }
}

const held = (
  file,
  pid,
  what,
) => `Another build is at work in this checkout: ${what || 'unnamed'}, process ${pid}.
Wait for it, or end it, and run the command again. (The lock is ${file}.)`;
