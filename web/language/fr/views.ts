import type { Translations } from '../translations';

/** What the views say. */
export const views = {
  'Skip to the matrices': 'Aller aux matrices',
} satisfies Translations;
