import type { Translations } from '../translations';

/** What the engine says: names, options, messages. */
export const engine = {
  '[matmul] {0} has {1} columns and {2} has {3} rows: they must agree':
    '[matmul] {0} a {1} colonnes et {2} a {3} lignes : ces nombres doivent être égaux',
} satisfies Translations;
