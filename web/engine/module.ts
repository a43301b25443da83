import type { MainModule } from '../generated/engine';

/** Where the WebAssembly comes from: its address, or its bytes where there is no `fetch` for files. */
export type EngineSource = URL | string | BufferSource;

/** The generated loader of a build. */
export type MakeModule = (options?: unknown) => Promise<MainModule>;

/** A compiled engine, from which fresh instances are made at once. */
export interface CompiledEngine {
  instantiate(): Promise<MainModule>;
}

/** Downloads and compiles once. Rejects with a readable message when the file or the browser cannot. */
export async function compileEngine(source: EngineSource, createModule: MakeModule): Promise<CompiledEngine> {
  const compiled = await compile(source);
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

async function compile(source: EngineSource): Promise<WebAssembly.Module> {
  if (typeof source !== 'string' && !(source instanceof URL)) return WebAssembly.compile(source);
  const response = await fetch(source);
  if (!response.ok) throw new Error(`The engine could not be loaded: ${source} answered ${response.status}.`);
  // Not compileStreaming: hosts that serve .wasm with another MIME type are common, and the file is small.
  return WebAssembly.compile(await response.arrayBuffer());
}
