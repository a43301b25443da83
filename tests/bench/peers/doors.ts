/** What the bench measures, bundled as the page would have it. */

export { FastAttention } from '../../../web/engine/long-sequences/attention';
export { allocateBlocks } from '../../../web/engine/long-sequences/memory';
export { instantiateFast } from '../../../web/engine/long-sequences/module';
export { FastMultiHead } from '../../../web/engine/long-sequences/multi-head';
export { hasRelaxedSimd } from '../../../web/engine/long-sequences/source';
