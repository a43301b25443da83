import { spawn } from 'node:child_process';
import { accessSync, constants as files, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { SetupError } from './log.mjs';

/** The full path of a program on PATH, or undefined. */
export function which(name, path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, files.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Runs a program and resolves to `{ code, output }`. With `show`, the output is also printed; `report` is called with the last line
 * of each output; with `isBackground`, the program runs at a low priority.
 */
export function run(command, args, options = {}) {
  const { cwd, env = process.env, show = false, report = () => {}, isBackground = false } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: [show ? 'inherit' : 'ignore', 'pipe', 'pipe'] });
    if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const chunks = [];
    const collect = (target) => (chunk) => {
      chunks.push(chunk);
      if (show) target.write(chunk);
      report(shortened(lastLines(chunk.toString(), 1)));
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

const shortened = (line) => (line.length > 90 ? `${line.slice(0, 89)}…` : line).trim();

/** Runs a program. Throws `SetupError` with the end of its output if it fails. */
export async function mustRun(command, args, options = {}) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  const tail = options.show ? '' : `\n${lastLines(output, 25)}`;
  throw new SetupError(`\`${[command, ...args].join(' ')}\` failed with exit code ${code}.${tail}`);
}

export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
