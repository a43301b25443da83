import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoadFile } from '../../web/training/files';

/** Where a file lies: tests with a DOM see it as a page does, by its place below the root of the project. */
function pathOf(address: URL): string {
  return address.protocol === 'file:' ? fileURLToPath(address) : `.${address.pathname}`;
}

/** Files that lessons fetch, from the disk: Node fetches none. */
export const filesOnDisk: LoadFile = async (_name, beside) =>
  new Uint8Array(readFileSync(pathOf(new URL(String(beside()))))).buffer;
