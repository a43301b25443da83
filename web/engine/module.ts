import type { MainModule } from '../generated/engine';
import { type FileSource, readBytes } from './files';

/** The loader that Emscripten generates for a build. */
export type CreateModule = (options?: unknown) => Promise<MainModule>;

/** A compiled engine, of which instances can be created. */
export interface CompiledEngine {
  instantiate(): Promise<MainModule>;
}

/** Fetches and compiles the engine. Rejects if the file cannot be loaded or compiled. */
export async function compileEngine(source: FileSource, createModule: CreateModule): Promise<CompiledEngine> {
  // Not compileStreaming: it fails on the many hosts that serve .wasm with another MIME type, and the file is small.
  const compiled = await WebAssembly.compile(await readBytes(source, { key: 'file.engine', args: {} }));
  return { instantiate: () => instantiate(compiled, createModule) };
}

/** Rejects explicitly, since the promise of the generated loader stays pending if instantiation fails. */
function instantiate(compiled: WebAssembly.Module, createModule: CreateModule): Promise<MainModule> {
  return new Promise((resolve, reject) => {
    createModule({
      instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
        WebAssembly.instantiate(compiled, imports).then(done, reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
