import tables from '../generated/lessons/glossary.json' with { type: 'json' };
import type { TermPlace } from './entry';
import type { TermId } from './load-glossary';

/** What shows each term. */
export const places: Readonly<Record<TermId, TermPlace>> = tables.places;

/** The term that a matrix is an instance of, by the name of its node. */
export const symbolTerms: Readonly<Record<string, string | undefined>> = tables.symbolTerms;
