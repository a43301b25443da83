/** What the bench measures, bundled as the page would have it. */

export { FastAttention } from '../../../web/fast/attention';
export { layOut } from '../../../web/fast/memory';
export { instantiateFast } from '../../../web/fast/module';
export { FastMultiHead } from '../../../web/fast/multi-head';
export { hasRelaxedSimd } from '../../../web/fast/source';
