import '../../i18n/en/formats';
import { type Message, message } from '../../i18n/message';

const ids = {
  braces: 'formats.format_braces',
  csv: 'formats.format_csv',
  csv_header: 'formats.format_csv_header',
  eigen_comma: 'formats.format_eigen_comma',
  eigen_rows: 'formats.format_eigen_rows',
  jax: 'formats.format_jax',
  json: 'formats.format_json',
  julia: 'formats.format_julia',
  latex: 'formats.format_latex',
  libtorch: 'formats.format_libtorch',
  lists: 'formats.format_lists',
  markdown: 'formats.format_markdown',
  matlab: 'formats.format_matlab',
  matlab_literal: 'formats.format_matlab_literal',
  numpy: 'formats.format_numpy',
  pandas: 'formats.format_pandas',
  pytorch: 'formats.format_pytorch',
  r: 'formats.format_r',
  rows: 'formats.format_rows',
  semicolons: 'formats.format_semicolons',
  tabs: 'formats.format_tabs',
  tabs_header: 'formats.format_tabs_header',
  tensorflow: 'formats.format_tensorflow',
  typed_array: 'formats.format_typed_array',
} as const;

/** How numbers are written. */
export type FormatName = keyof typeof ids;

export function formatMessage(name: FormatName): Message {
  return message(ids[name]);
}
