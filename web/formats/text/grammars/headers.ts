import type { Tokens } from '../tokens/tokens';

/** A line before or behind an array that says its sizes. */
export interface StatedShape {
  readonly sizes: readonly number[];
  readonly end: number;
}

/** Longest line that is looked at. */
const longest = 300;

function lineAt(tokens: Tokens, at: number): string {
  const end = tokens.lineEnd(at);
  return end === at || tokens.end(end - 1) - tokens.start(at) > longest ? '' : tokens.textBetween(at, end);
}

const julia =
  /^(\d{1,9}(?:×\d{1,9})*)(?:-element)? [A-Za-z][\w.]*(?:\{.{0,120}\}|\(::.{0,120}\))?(?: with eltype [\w.{}]{1,80}| with .{1,80}:)?:$/;

/** `2×3 Matrix{Float64}:`, `3-element Vector{Float64}:`; null for anything else. */
export function juliaHeaderAt(tokens: Tokens, at: number): StatedShape | null {
  const [, sizes] = julia.exec(lineAt(tokens, at)) ?? [];
  return sizes === undefined ? null : { sizes: sizes.split('×').map(Number), end: tokens.lineEnd(at) };
}

const matlab =
  /^(\d{1,9}(?:[×x]\d{1,9})+) (?:gpuArray )?(?:single|double|logical|u?int\d+) (?:matrix|array|row vector|column vector)$/;

/** `2×3 single matrix` below the name; null for anything else. */
export function matlabHeaderAt(tokens: Tokens, at: number): StatedShape | null {
  const [, sizes] = matlab.exec(lineAt(tokens, at)) ?? [];
  return sizes === undefined ? null : { sizes: sizes.split(/[×x]/).map(Number), end: tokens.lineEnd(at) };
}

/** `Diagonal Matrix` of Octave. */
export function isDiagonalHeader(tokens: Tokens, at: number): boolean {
  return lineAt(tokens, at) === 'Diagonal Matrix';
}

const libtorch = /^\[ (?:Variable\[)?[A-Za-z]{1,40}Type\]?\{((?:\d{1,9},?){0,8})\}(?:, ?[\w: ]{1,40})? ?\]$/;

/** Behind an array of PyTorch before 0.4. */
const oldTorch =
  /^\[torch\.(?:cuda\.)?[A-Za-z]{1,20}Tensor of size ((?:\d{1,9}x?){1,8})(?: \(GPU \d{1,3}\))?\]$/;

/** `[ CPUFloatType{2,3} ]` behind an array of libtorch; null for anything else. */
export function libtorchFooterAt(tokens: Tokens, at: number): StatedShape | null {
  if (!tokens.is(at, '[')) return null;
  const line = lineAt(tokens, at);
  const [, sizes] = libtorch.exec(line) ?? oldTorch.exec(line) ?? [];
  return sizes === undefined
    ? null
    : {
        sizes: sizes
          .split(/[,x]/)
          .filter((each) => each !== '')
          .map(Number),
        end: tokens.lineEnd(at),
      };
}

const pandas = /^\[(\d{1,9}) rows? x (\d{1,9}) columns?\]$/;

/** `[2 rows x 3 columns]` behind a table of pandas; null for anything else. */
export function pandasFooterAt(tokens: Tokens, at: number): StatedShape | null {
  if (!tokens.is(at, '[')) return null;
  const [, rows, cols] = pandas.exec(lineAt(tokens, at)) ?? [];
  return rows === undefined ? null : { sizes: [Number(rows), Number(cols)], end: tokens.lineEnd(at) };
}

/** `Name: a, Length: 2, dtype: float64` behind a series of pandas: the token behind it; -1 for anything else. */
export function seriesFooterAt(tokens: Tokens, at: number): number {
  const isFooter = /^(?:Name: [^,\n]{1,100}, )?(?:Length: \d+, )?dtype: \w{1,20}$/.test(lineAt(tokens, at));
  return isFooter ? tokens.lineEnd(at) : -1;
}

/** A line of `-----`, `+---+---+`, `=====`, or a code fence. */
export function isRule(tokens: Tokens, at: number): boolean {
  const line = lineAt(tokens, at).trim();
  if (/^[-=+|~#:─━═┌┬┐├┼┤└┴┘╒╤╕╞╪╡╘╧╛╔╦╗╠╬╣╚╩╝ ]{3,300}$/.test(line)) return /[-=+~#─━═]{3}|[-:]-/.test(line);
  return /^(?:```|~~~)[\w-]{0,20}$/.test(line);
}

/** `sep=;`, which Excel reads in the first line of a file. */
export function isSeparatorLine(tokens: Tokens, at: number): boolean {
  return at === 0 && /^sep=[;,|]?$/.test(lineAt(tokens, at));
}

/** The name in the line behind a series of pandas. */
export function seriesName(tokens: Tokens, at: number): string {
  return /^Name: ([^,\n]{1,100}), /.exec(lineAt(tokens, at))?.[1] ?? '';
}

/** `(2 rows)` behind a table of psql; null for anything else. */
export function psqlFooterAt(tokens: Tokens, at: number): StatedShape | null {
  const [, rows] = /^\((\d{1,9}) rows?\)$/.exec(lineAt(tokens, at)) ?? [];
  return rows === undefined ? null : { sizes: [Number(rows)], end: tokens.lineEnd(at) };
}

/** Whether the type that such a line names is true and false. */
export function isBooleanHeader(tokens: Tokens, at: number): boolean {
  return /\{Bool|BitMatrix|BitVector|BitArray| logical |BoolType\{/.test(lineAt(tokens, at));
}

/** Whether a line says that R left out numbers. */
export function isMaxPrint(tokens: Tokens, at: number): boolean {
  return tokens.is(at, '[') && /max\.print|omitted \d/.test(lineAt(tokens, at));
}
