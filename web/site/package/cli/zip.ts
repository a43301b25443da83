/// <reference types="node" />
import { zipSync } from 'fflate';

/** A file of an archive. Names are relative, with slashes. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The first date of the format, in any time zone: the same contents give the same archive. */
const mtime = '1980-01-01T00:00:00';

/** Writes an archive. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]));
  return Buffer.from(zipSync(files, { mtime }));
}
