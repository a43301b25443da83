import { AttentionLab } from './attention-lab';

/** Two copies of the script on one page must not clash: the first one defines the element. */
if (customElements.get('attention-lab') === undefined) customElements.define('attention-lab', AttentionLab);

declare global {
  interface HTMLElementTagNameMap {
    'attention-lab': AttentionLab;
  }
}
