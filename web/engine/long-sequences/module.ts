import { type FileSource, readBytes } from '../files';

/** The exports of kernels.wasm (wasm/kernels/exports.cpp). They take addresses and sizes, and check nothing. */
export interface KernelExports {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global<'i32'>;
  attend_workspace(m: number, n: number, d_k: number, d_v: number): number;
  attend(
    query: number,
    key: number,
    value: number,
    context: number,
    workspace: number,
    m: number,
    n: number,
    d_k: number,
    d_v: number,
    low: number,
    high: number,
  ): void;
  packed_keys_size(n: number, d_k: number): number;
  weights_workspace(n: number, d_k: number): number;
  pack_keys(key: number, to: number, n: number, d_k: number): void;
  weights(
    query: number,
    packed_keys: number,
    to: number,
    workspace: number,
    m: number,
    n: number,
    d_k: number,
    low: number,
    high: number,
  ): void;
  largest_weights(
    query: number,
    packed_keys: number,
    to: number,
    workspace: number,
    m: number,
    n: number,
    d_k: number,
    low: number,
    high: number,
    step: number,
  ): void;
  packed_parameters_size(d_model: number, n_heads: number): number;
  multi_head_workspace(n: number, d_model: number, n_heads: number): number;
  pack_parameters(
    w_q: number,
    w_k: number,
    w_v: number,
    w_o: number,
    to: number,
    d_model: number,
    n_heads: number,
  ): void;
  multi_head(
    x: number,
    packed_parameters: number,
    output: number,
    workspace: number,
    n: number,
    d_model: number,
    n_heads: number,
    low: number,
    high: number,
  ): void;
}

/** Fetches and compiles the kernels. */
export async function compileKernels(source: FileSource): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readBytes(source, '[kernels]'));
}

/** Creates an instance with its own memory. One per problem, so that the memory is freed with it. */
export async function instantiateKernels(module: WebAssembly.Module): Promise<KernelExports> {
  const { exports } = await WebAssembly.instantiate(module, {});
  return exports as unknown as KernelExports;
}
