import { formatsText } from '../../i18n/en/formats';
import { implementationText } from '../../i18n/en/implementation';
import type { Message } from '../../i18n/message';
import { message } from '../../i18n/message';
import { failReading } from '../given-array';
import { type NumberFormat, numberFormats, numpyFormats } from './number-format';

/** How an array is stored, as the field `descr` of its header says. */
export interface NpyType {
  readonly format: NumberFormat;
  readonly littleEndian: boolean;
  /** What was assumed of a type whose name says too little. */
  readonly note?: Message;
}

/** `<f4`, `|b1`. Throws a `MessageError` that names the cure for types that are no real numbers. `file` may say which float8. */
export function npyType(descr: string, name: string, file: string): NpyType {
  const [, sign = '', code = ''] = /^([<>|=]?)([a-zA-Z]\w*)$/.exec(descr.replace(/\[.*$/, '')) ?? [];
  const littleEndian = sign !== '>';
  const format = numpyFormats.get(code);
  if (format !== undefined) return { format, littleEndian };
  if (code === 'V2') return bfloat16(name, littleEndian);
  if (code === 'V1' || code === 'f1') return float8(descr, name, file);
  return refuse(descr, code, name);
}

/** NumPy knows no bfloat16: `ml_dtypes` and JAX store it as two bytes without a meaning. */
function bfloat16(name: string, littleEndian: boolean): NpyType {
  return {
    format: numberFormats.bfloat16,
    littleEndian,
    note: message(formatsText('formats.file_read_as'), { name, type: 'bfloat16' }),
  };
}

/** The type of one byte is only known if a name says it: `keys_float8_e4m3fn.npy`. */
function float8(descr: string, name: string, file: string): NpyType {
  const [, type = '', variant = ''] = /(e4m3|e5m2)(fnuz)?(?!b)/i.exec(`${name} ${file}`) ?? [];
  if (type === '') failReading(formatsText('formats.file_float8'), { name, type: descr });
  const key = `${type}${variant}`.toLowerCase();
  const format =
    key === 'e4m3fnuz' || key === 'e5m2fnuz' || key === 'e5m2' ? numberFormats[key] : numberFormats.e4m3;
  return {
    format,
    littleEndian: true,
    note: message(formatsText('formats.file_read_as'), { name, type: `float8 ${key}` }),
  };
}

function refuse(descr: string, code: string, name: string): never {
  const kind = code.slice(0, 1);
  const type = descr.slice(0, 20);
  if (kind === 'O') failReading(formatsText('formats.file_objects'), { name });
  if (kind === 'c') failReading(formatsText('formats.file_complex'), { name, type });
  if (kind === 'S' || kind === 'a' || kind === 'U')
    failReading(formatsText('formats.file_words'), { name, type });
  if (kind === 'M' || kind === 'm') failReading(formatsText('formats.file_dates'), { name, type });
  if (code === 'f16' || code === 'f12') failReading(formatsText('formats.file_long_double'), { name, type });
  if (descr.startsWith('[')) failReading(formatsText('formats.file_fields'), { name });
  return failReading(implementationText('implementation.type_not_read'), {
    ...{ name, found: `'${type}'` },
    known: [...numpyFormats.keys()].join(', '),
  });
}
