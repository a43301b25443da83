import { type FileFormat, fileFormats } from './files';
import { maxDigits } from './matrix/matrix-text';
import { type Theme, themes } from './picture/colours';
import { type PicturePart, pictureParts } from './picture/picture';

/** How something is exported. Each format ignores what it has no use for. */
export interface ExportOptions {
  /** The id of the matrix, or of the step of a picture, such as `head_0/weights`; by default the current one. */
  readonly node?: string;
  /** Decimals of each number, 0 to 6; by default as many as it needs to parse to the same number again. */
  readonly digits?: number;
  /** Whether the names of rows and columns are written beside the numbers. */
  readonly labels?: boolean;
  /** The colours of a picture; by default those of the element. */
  readonly theme?: Theme;
  /** Pixels of a PNG for each pixel of the SVG, 1 to 4; by default 2. */
  readonly scale?: number;
  /** What a picture shows; by default the matrices. */
  readonly parts?: readonly PicturePart[];
  /** Whether the name of the lesson and a link to the state stand below a picture; by default they do. */
  readonly smallPrint?: boolean;
}

/** The scales that a PNG can have. */
export const scales = [1, 2, 3, 4] as const;

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
