/**
 * The types of the engine's API: plain readonly data. Dimension names (`m`, `n`, `d_model`, `d_k`, `d_v`, `n_heads`) are spelled
 * as in the papers.
 */
export type { Message, MessageValue } from '../i18n/message';
export type * from './types/basics';
export type * from './types/change';
export type * from './types/explanation';
export type * from './types/mistake';
export type * from './types/request';
export type * from './types/resolution';
export type * from './types/schema';
export type * from './types/trace';
