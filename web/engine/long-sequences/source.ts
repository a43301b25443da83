import { type FileSource, resolveFile } from '../files';

/** `(module (func (result v128) … f32x4.relaxed_madd …))`: valid only if relaxed SIMD is supported. */
const RELAXED_SIMD_MODULE = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 5, 1, 0x60, 0, 1, 0x7b],
  ...[3, 2, 1, 0],
  ...[10, 19, 1, 17, 0],
  ...[0x41, 0, 0xfd, 0x0f, 0x41, 0, 0xfd, 0x0f, 0x41, 0, 0xfd, 0x0f],
  ...[0xfd, 0x85, 0x02, 0x0b],
]);

export function hasRelaxedSimd(): boolean {
  return WebAssembly.validate(RELAXED_SIMD_MODULE);
}

/** The fastest supported build of the kernels: with relaxed SIMD (fused multiply-add) if the browser supports it. */
export function kernelSource(): FileSource {
  return hasRelaxedSimd()
    ? resolveFile(
        'kernels-relaxed.wasm',
        () => new URL('../../generated/kernels-relaxed.wasm', import.meta.url),
      )
    : resolveFile('kernels.wasm', () => new URL('../../generated/kernels.wasm', import.meta.url));
}
