import '../../element/define';

export { AttentionLab } from '../../element/attention-lab';
export type * from '../../element/events';
export type * from '../../store/links/saved';
/** anywidget expects a default export. */
export { widget as default } from './widget';
