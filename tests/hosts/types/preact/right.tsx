import type { AttentionLab } from 'attention-lab/preact';

export const article = (
  <attention-lab
    class="wide"
    lesson="masks"
    step="weights"
    theme="dark"
    tokens={['one', 'two']}
    options={{ mask: 'causal' }}
    ref={(lab: AttentionLab | null) => {
      lab?.next();
    }}
    onstep-change={({ detail }) => detail.node.toUpperCase()}
    onresult={({ detail }) => detail.right / detail.total}
  />
);
