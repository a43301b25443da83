import { fileFormats } from './files';
import { type ExportOptions, type FileFormat, maxDigits, pictureParts, themes } from './formats';

/** Throws a `RangeError` that names the option, its value and what was expected. */
export function checkOptions(format: FileFormat, options: ExportOptions): void {
  oneOf('the format', format, fileFormats);
  const { digits, scale, theme, parts = [], node, labels, smallPrint } = options;
  if (theme !== undefined) oneOf('theme', theme, themes);
  if (!Array.isArray(parts)) refuse('parts', parts, `a list of ${pictureParts.join(', ')}`);
  for (const part of parts) oneOf('parts', part, pictureParts);
  if (digits !== undefined && !(Number.isInteger(digits) && digits >= 0 && digits <= maxDigits))
    refuse('digits', digits, `an integer from 0 to ${maxDigits}`);
  if (scale !== undefined && !(typeof scale === 'number' && scale >= 1 && scale <= 4))
    refuse('scale', scale, 'a number from 1 to 4');
  if (node !== undefined && typeof node !== 'string') refuse('node', node, 'the id of a node');
  for (const [name, value] of Object.entries({ labels, smallPrint }))
    if (value !== undefined && typeof value !== 'boolean') refuse(name, value, 'true or false');
}

function oneOf(name: string, value: unknown, allowed: readonly string[]): void {
  if (!allowed.some((each) => each === value)) refuse(name, value, `one of ${allowed.join(', ')}`);
}

function refuse(name: string, value: unknown, expected: string): never {
  throw new RangeError(`exportFile: ${name} is ${String(value).slice(0, 60)}, expected ${expected}`);
}
