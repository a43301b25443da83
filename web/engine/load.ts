import createModule from '../generated/engine.mjs';
import { loadFullTexts } from '../i18n/messages';
import { Engine } from './engine';
import { type FileSource, resolveFile } from './files';
import type { CreateModule } from './module';

/** The builds of the engine: `core` with the variants of the first lessons, `full`, and the full one that also reads programs. */
export type Build = 'core' | 'full' | 'programs';

interface BuildFiles {
  readonly source: () => FileSource;
  readonly glue: () => Promise<CreateModule>;
}

const builds: Readonly<Record<Build, BuildFiles>> = {
  core: {
    source: () => resolveFile('engine.wasm', () => new URL('../generated/engine.wasm', import.meta.url)),
    glue: async () => createModule,
  },
  full: {
    source: () =>
      resolveFile('engine-full.wasm', () => new URL('../generated/engine-full.wasm', import.meta.url)),
    glue: () => import('../generated/engine-full.mjs').then((module) => module.default),
  },
  programs: {
    source: () =>
      resolveFile(
        'engine-programs.wasm',
        () => new URL('../generated/engine-programs.wasm', import.meta.url),
      ),
    glue: () => import('../generated/engine-programs.mjs').then((module) => module.default),
  },
};

/** The WASM file of a build, for workers, which run an engine of their own. */
export function engineFile(build: Build): FileSource {
  return builds[build].source();
}

const engines = new Map<Build, Promise<Engine>>();

/**
 * Loads the engine of a build. It is loaded once and shared by all elements of the page. After a failure, the next call tries
 * again.
 */
export function loadEngine(build: Build = 'core', source?: FileSource): Promise<Engine> {
  const cached = engines.get(build);
  if (cached !== undefined) return cached;
  const loading = load(build, source ?? builds[build].source());
  engines.set(build, loading);
  loading.catch(() => engines.delete(build));
  return loading;
}

async function load(build: Build, source: FileSource): Promise<Engine> {
  // The engine waits for its texts, and says so if they cannot be loaded: they are fetched beside its file.
  if (build !== 'core') loadFullTexts(build === 'programs').catch(() => {});
  return Engine.load(source, await builds[build].glue());
}
