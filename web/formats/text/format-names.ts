import { formatsText } from '../../i18n/en/formats';
import { type Message, message } from '../../i18n/message';

const ids = {
  braces: formatsText('formats.format_braces'),
  csv: formatsText('formats.format_csv'),
  csv_header: formatsText('formats.format_csv_header'),
  eigen_comma: formatsText('formats.format_eigen_comma'),
  eigen_rows: formatsText('formats.format_eigen_rows'),
  jax: formatsText('formats.format_jax'),
  json: formatsText('formats.format_json'),
  julia: formatsText('formats.format_julia'),
  latex: formatsText('formats.format_latex'),
  libtorch: formatsText('formats.format_libtorch'),
  lists: formatsText('formats.format_lists'),
  markdown: formatsText('formats.format_markdown'),
  matlab: formatsText('formats.format_matlab'),
  matlab_literal: formatsText('formats.format_matlab_literal'),
  numpy: formatsText('formats.format_numpy'),
  pandas: formatsText('formats.format_pandas'),
  pytorch: formatsText('formats.format_pytorch'),
  r: formatsText('formats.format_r'),
  rows: formatsText('formats.format_rows'),
  semicolons: formatsText('formats.format_semicolons'),
  tabs: formatsText('formats.format_tabs'),
  tabs_header: formatsText('formats.format_tabs_header'),
  tensorflow: formatsText('formats.format_tensorflow'),
  typed_array: formatsText('formats.format_typed_array'),
} as const;

/** How numbers are written. */
export type FormatName = keyof typeof ids;

export function formatMessage(name: FormatName): Message {
  return message(ids[name]);
}
