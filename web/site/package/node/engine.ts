import type { Engine } from '../../../engine/engine';
import type { FileSource } from '../../../engine/files';
import { type Build, engineFile, loadEngine as load } from '../../../engine/load';
import { readUrl } from './read-file';

export * from '../engine';

/** As in browsers, but by default from the disk. */
export function loadEngine(build: Build = 'core', source: FileSource = fileOf(build)): Promise<Engine> {
  return load(build, source);
}

function fileOf(build: Build): Promise<BufferSource> {
  const bytes = readUrl(new URL(String(engineFile(build))));
  // Nobody waits for it if the engine has been loaded before.
  bytes.catch(() => undefined);
  return bytes;
}
