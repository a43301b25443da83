import type { LoadedId } from '../../i18n/catalogue';
import { figuresText } from '../../i18n/en/figures';
import type { Count, Size } from './counts';
import type { Growing } from './run';

export const countNames: Readonly<Record<Count, LoadedId>> = {
  every_token: figuresText('growth.every_token'),
  multi_head: figuresText('growth.multi_head'),
  grouped: figuresText('growth.grouped'),
  shared: figuresText('growth.shared'),
  latent: figuresText('growth.latent'),
  window: figuresText('growth.window'),
  window_and_first: figuresText('growth.window_and_first'),
  linear: figuresText('growth.linear'),
  all_queries: figuresText('growth.all_queries'),
  all_keys: figuresText('growth.all_keys'),
  tiles: figuresText('growth.tiles'),
  all_pairs: figuresText('growth.all_pairs'),
  index: figuresText('growth.index'),
  chosen: figuresText('growth.chosen'),
  index_and_chosen: figuresText('growth.index_and_chosen'),
};

export const sizeNames: Readonly<Record<Size, LoadedId>> = {
  heads: figuresText('growth.heads'),
  groups: figuresText('growth.groups'),
  key: figuresText('growth.key'),
  value: figuresText('growth.value'),
  latent: figuresText('growth.latent_columns'),
  window: figuresText('growth.window_tokens'),
  first: figuresText('growth.first'),
  queries: figuresText('growth.queries'),
  tile: figuresText('growth.tile'),
  chosen: figuresText('growth.chosen_keys'),
  index: figuresText('growth.index_columns'),
  bytes: figuresText('growth.bytes'),
};

interface UnitTexts {
  readonly title: LoadedId;
  readonly about: LoadedId;
  readonly axis: LoadedId;
}

export const unitTexts: Readonly<Record<Growing['unit'], UnitTexts>> = {
  bytes: {
    title: figuresText('growth.title.kept'),
    about: figuresText('growth.about.bytes'),
    axis: figuresText('growth.bytes_kept'),
  },
  numbers: {
    title: figuresText('growth.title.kept'),
    about: figuresText('growth.about.numbers'),
    axis: figuresText('growth.numbers_kept'),
  },
  products: {
    title: figuresText('growth.title.products'),
    about: figuresText('growth.about.products'),
    axis: figuresText('growth.products'),
  },
  scores: {
    title: figuresText('growth.title.scores'),
    about: figuresText('growth.about.scores'),
    axis: figuresText('growth.scores_stored'),
  },
};
