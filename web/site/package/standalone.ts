import '../../element/define';

export { AttentionLab } from '../../element/attention-lab';
export type * from '../../element/events';
export type * from '../../store/links/saved';
/** The same file is a widget for notebooks. */
export { widget as default } from './widget';
