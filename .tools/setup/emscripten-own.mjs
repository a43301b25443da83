import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, which } from './run.mjs';

/** The version that is downloaded if none is installed, and the oldest supported version. */
export const VERSION = '3.1.69';
const OLDEST = [3, 1, 60];

export const EMSDK_HELP = `Install Emscripten ${VERSION} (or any from ${OLDEST.join('.')} on) with emsdk:
  ./emsdk install ${VERSION} && ./emsdk activate ${VERSION} && source ./emsdk_env.sh
and run the command again: an emcc on PATH, or in the folder that $EMSDK names, is used as it is.`;

/** The folder of an installed `emcc` that is recent enough, or undefined. With it, the private copy and LLVM are not needed. */
export async function findOwn() {
  const candidates = [
    which('emcc'),
    process.env.EMSDK && join(process.env.EMSDK, 'upstream/emscripten/emcc'),
  ];
  for (const emcc of candidates.filter(Boolean)) {
    if (existsSync(emcc) && (await isRecent(emcc))) return dirname(emcc);
  }
  return undefined;
}

async function isRecent(emcc) {
  const { output } = await run(emcc, ['--version']);
  const found = /\b(\d+)\.(\d+)\.(\d+)\b/.exec(output)?.slice(1).map(Number);
  if (!found) return false;
  const difference = found.map((part, i) => part - OLDEST[i]).find((part) => part !== 0);
  return (difference ?? 0) >= 0;
}
