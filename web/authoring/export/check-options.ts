import { fileFormats } from './files';
import {
  type ExportOptions,
  type FileFormat,
  maxDigits,
  maxScale,
  minScale,
  pictureParts,
  themes,
} from './formats';

/** Throws a `RangeError` that names the option, its value and what was expected. */
export function checkOptions(format: FileFormat, options: ExportOptions): void {
  requireOneOf('the format', format, fileFormats);
  const { digits, scale, speed, theme, parts = [], node, labels, smallPrint } = options;
  if (theme !== undefined) requireOneOf('theme', theme, themes);
  if (!Array.isArray(parts)) throw wrongOption('parts', parts, `a list of ${pictureParts.join(', ')}`);
  for (const part of parts) requireOneOf('parts', part, pictureParts);
  if (digits !== undefined && !(Number.isInteger(digits) && digits >= 0 && digits <= maxDigits))
    throw wrongOption('digits', digits, `an integer from 0 to ${maxDigits}`);
  if (scale !== undefined && !(typeof scale === 'number' && scale >= minScale && scale <= maxScale))
    throw wrongOption('scale', scale, `a number from ${minScale} to ${maxScale}`);
  if (speed !== undefined && !(typeof speed === 'number' && speed >= 0.25 && speed <= 2))
    throw wrongOption('speed', speed, 'a number from 0.25 to 2');
  if (node !== undefined && typeof node !== 'string') throw wrongOption('node', node, 'the id of a node');
  for (const [name, value] of Object.entries({ labels, smallPrint }))
    if (value !== undefined && typeof value !== 'boolean') throw wrongOption(name, value, 'true or false');
}

function requireOneOf(name: string, value: unknown, allowed: readonly string[]): void {
  if (!allowed.some((each) => each === value)) throw wrongOption(name, value, `one of ${allowed.join(', ')}`);
}

function wrongOption(name: string, value: unknown, expected: string): RangeError {
  return new RangeError(`exportFile: ${name} is ${String(value).slice(0, 60)}, expected ${expected}`);
}
