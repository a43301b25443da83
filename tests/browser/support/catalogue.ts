import list from '../../../web/generated/lessons/list-en.json' with { type: 'json' };

/**
 * The chapters, each with its lessons, in reading order. Not from `web/lessons`, which brings the texts of all lessons: a test that
 * imports them would run again after a change of any.
 */
export const parts = list;

/** All lessons in reading order. */
export const catalogue = parts.flatMap(({ lessons }) => lessons);
