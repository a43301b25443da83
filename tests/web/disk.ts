import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Files } from '../../web/training/files';

/** Files that lessons fetch, from the disk: Node fetches none. */
export const filesOnDisk: Files = async (_name, beside) =>
  new Uint8Array(readFileSync(fileURLToPath(String(beside())))).buffer;
