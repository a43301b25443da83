import type { AttentionLab } from 'attention-lab/react-18';

const hear = (lab: AttentionLab | null) => {
  lab?.addEventListener('step-change', ({ detail }) => detail.node.toUpperCase());
};

export const article = <attention-lab class="wide" lesson="masks" options='{"mask": "causal"}' ref={hear} />;
