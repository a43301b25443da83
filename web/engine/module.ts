import type { MainModule } from '../generated/engine';
import { bytesOf, type FileSource } from './files';

/** The generated loader of a build. */
export type MakeModule = (options?: unknown) => Promise<MainModule>;

/** A compiled engine, from which fresh instances are made at once. */
export interface CompiledEngine {
  instantiate(): Promise<MainModule>;
}

/** Downloads and compiles once. Rejects with a readable message when the file or the browser cannot. */
export async function compileEngine(source: FileSource, createModule: MakeModule): Promise<CompiledEngine> {
  // Not compileStreaming: hosts that serve .wasm with another MIME type are common, and the file is small.
  const compiled = await WebAssembly.compile(await bytesOf(source, { key: 'file.engine', args: {} }));
  return { instantiate: () => instantiate(compiled, createModule) };
}

/** The generated loader never settles when instantiation fails, so the failure is passed on beside it. */
function instantiate(compiled: WebAssembly.Module, createModule: MakeModule): Promise<MainModule> {
  return new Promise((resolve, reject) => {
    createModule({
      instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
        WebAssembly.instantiate(compiled, imports).then(done, reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
