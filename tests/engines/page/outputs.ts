import { Engine } from '../../../web/engine/engine';
import { compileKernels } from '../../../web/engine/long-sequences/module';
import createCore from '../../../web/generated/engine.mjs';
import createFull from '../../../web/generated/engine-full.mjs';
import { hashAll } from './hashes';

const at = (path: string) => new URL(path, location.href);

/** Called by the test with the names of the fixture files. */
Reflect.set(window, 'hashAll', async (files: readonly string[]) =>
  hashAll(
    {
      full: await Engine.load(at('generated/engine-full.wasm'), createFull),
      core: await Engine.load(at('generated/engine.wasm'), createCore),
      kernels: await compileKernels(at('generated/kernels.wasm')),
      read: async (path) => (await fetch(at(`fixtures/${path}`))).json(),
    },
    files,
  ),
);
