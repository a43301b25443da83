import createModule from '../generated/engine.mjs';
import { Engine } from './engine';
import { type FileSource, sourceOf } from './files';
import type { MakeModule } from './module';

/** The builds of the engine: the small one with what the first lessons need, and the whole one. */
export type Build = 'core' | 'full';

interface Parts {
  readonly source: () => FileSource;
  readonly glue: () => Promise<MakeModule>;
}

const parts: Readonly<Record<Build, Parts>> = {
  core: {
    source: () => sourceOf('engine.wasm', () => new URL('../generated/engine.wasm', import.meta.url)),
    glue: async () => createModule,
  },
  full: {
    source: () =>
      sourceOf('engine-full.wasm', () => new URL('../generated/engine-full.wasm', import.meta.url)),
    glue: () => import('../generated/engine-full.mjs').then((module) => module.default),
  },
};

/** The file of a build, for whoever runs an engine of their own: a worker. */
export function engineFile(build: Build): FileSource {
  return parts[build].source();
}

const shared = new Map<Build, Promise<Engine>>();

/**
 * The one engine of the page for each build, loaded at the first call and shared by every element on it. A failed load is
 * forgotten, so that a later call tries again.
 */
export function loadEngine(build: Build = 'core', source?: FileSource): Promise<Engine> {
  const known = shared.get(build);
  if (known !== undefined) return known;
  const loading = load(build, source ?? parts[build].source());
  shared.set(build, loading);
  loading.catch(() => shared.delete(build));
  return loading;
}

async function load(build: Build, source: FileSource): Promise<Engine> {
  return Engine.load(source, await parts[build].glue());
}
