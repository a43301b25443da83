/** The measured parts of the engine, bundled as for the page. */

export { FastAttention } from '../../../web/engine/long-sequences/attention';
export { allocateBlocks } from '../../../web/engine/long-sequences/memory';
export { instantiateFast } from '../../../web/engine/long-sequences/module';
export { FastMultiHead } from '../../../web/engine/long-sequences/multi-head';
export { hasRelaxedSimd } from '../../../web/engine/long-sequences/source';
