import { type FileSource, sourceOf } from '../files';

/** `(module (func (result v128) … f32x4.relaxed_madd …))`: valid where relaxed SIMD is known, and only there. */
const RELAXED = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 5, 1, 0x60, 0, 1, 0x7b],
  ...[3, 2, 1, 0],
  ...[10, 19, 1, 17, 0],
  ...[0x41, 0, 0xfd, 0x0f, 0x41, 0, 0xfd, 0x0f, 0x41, 0, 0xfd, 0x0f],
  ...[0xfd, 0x85, 0x02, 0x0b],
]);

export function hasRelaxedSimd(): boolean {
  return WebAssembly.validate(RELAXED);
}

/** The build that runs here: with relaxed SIMD, which multiplies and adds in one step, if the browser knows it. */
export function fastSource(): FileSource {
  return hasRelaxedSimd()
    ? sourceOf('kernels-relaxed.wasm', () => new URL('../../generated/kernels-relaxed.wasm', import.meta.url))
    : sourceOf('kernels.wasm', () => new URL('../../generated/kernels.wasm', import.meta.url));
}
