import type { Model } from '../../ui/model';
import type { Sizes } from './counts';

/** What a lesson does not have. */
const usual = { heads: 4, key: 2, value: 2, latent: 3, window: 3, bytes: 2 };

/** The sizes of the run that is on the page; usual ones for what its mechanism does not have. */
export function sizesOf({
  trace: { dimensions },
  state: { document },
}: Pick<Model, 'trace' | 'state'>): Sizes {
  const { options } = document;
  const option = (name: string): number | undefined => {
    const value = options[name];
    return typeof value === 'number' ? value : undefined;
  };
  const heads = option('h') ?? usual.heads;
  return {
    heads,
    groups: option('g') ?? Math.max(1, Math.floor(heads / 2)),
    key: dimensions.d_k ?? usual.key,
    value: dimensions.d_v ?? usual.value,
    latent: dimensions.c ?? usual.latent,
    window: option('window') ?? usual.window,
    bytes: option('bytes') ?? usual.bytes,
  };
}
