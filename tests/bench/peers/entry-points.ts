/** The measured parts of the engine, bundled as for the page. */

export { LongAttention } from '../../../web/engine/long-sequences/attention';
export { allocateBlocks } from '../../../web/engine/long-sequences/memory';
export { instantiateKernels } from '../../../web/engine/long-sequences/module';
export { LongMultiHead } from '../../../web/engine/long-sequences/multi-head';
export { hasRelaxedSimd } from '../../../web/engine/long-sequences/source';
