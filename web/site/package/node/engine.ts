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
  // If the engine has been loaded before, this promise is not awaited, and its rejection would be unhandled.
  bytes.catch(() => undefined);
  return bytes;
}
