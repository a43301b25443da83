import { failReading, type GivenArray, givenLimits } from '../given-array';
import { arrayOf, type Nested, NumberBudget, numberOf } from './nested';

/** Reads what NumPy, PyTorch or a list prints, with or without a name before each array. Throws a `MessageError`. */
export function readPrinted(text: string): readonly GivenArray[] {
  const arrays = text.includes('[') ? readBracketed(text) : readLines(text);
  if (arrays.length > givenLimits.arrays)
    failReading('implementation.too_many_arrays', { count: arrays.length, max: givenLimits.arrays });
  return arrays;
}

function readBracketed(text: string): readonly GivenArray[] {
  const arrays: GivenArray[] = [];
  const budget = new NumberBudget();
  let end = 0;
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', end)) {
    const label = text.slice(end, at);
    const parser = new ListParser(text, at, budget);
    // `torch.Size([3, 4])`, `Out[3]:`
    const isPlace = /(?:Size\(|\b(?:In|Out|shape))\s*$/.test(label.slice(-20));
    const nested = parser.parse();
    end = afterCall(text, parser.at, label);
    if (!isPlace) arrays.push(arrayOf(nameBefore(label), nested));
  }
  return arrays;
}

/** Parses one list of lists. */
class ListParser {
  readonly #text: string;
  readonly #budget: NumberBudget;
  at: number;

  constructor(text: string, at: number, budget: NumberBudget) {
    this.#text = text;
    this.at = at;
    this.#budget = budget;
  }

  parse(depth = 1): readonly Nested[] {
    if (depth > givenLimits.dimensions)
      failReading('implementation.too_many_dimensions', {
        name: '',
        count: depth,
        max: givenLimits.dimensions,
      });
    this.at += 1;
    const items: Nested[] = [];
    for (;;) {
      this.#skip();
      const next = this.#text[this.at];
      if (next === undefined) failReading('implementation.bracket_open', { line: this.#line() });
      if (next === ']') {
        this.at += 1;
        return items;
      }
      items.push(next === '[' ? this.parse(depth + 1) : this.#word());
    }
  }

  #word(): string {
    const word = /[^\s,;[\]]{1,60}/y;
    word.lastIndex = this.at;
    const [found = ''] = word.exec(this.#text) ?? [];
    if (/^(?:\.\.\.|…)/.test(found)) failReading('implementation.printed_short', { line: this.#line() });
    if (numberOf(found) === undefined)
      failReading('implementation.word_in_array', { line: this.#line(), word: found });
    this.#budget.take();
    this.at += found.length;
    return found;
  }

  #skip(): void {
    while (this.at < this.#text.length && /[\s,;]/.test(this.#text[this.at] ?? '')) this.at += 1;
  }

  #line(): number {
    return this.#text.slice(0, this.at).split('\n').length;
  }
}

/** After `tensor([[1.]], dtype=torch.float64, grad_fn=<MmBackward0>)`: what closes the call. */
function afterCall(text: string, at: number, label: string): number {
  if (!/\(\s*$/.test(label.slice(-20))) return at;
  let open = 1;
  for (let end = at; end < Math.min(text.length, at + 300); end++) {
    if (text[end] === '(') open += 1;
    if (text[end] === ')') open -= 1;
    if (open === 0) return end + 1;
    if (text[end] === '[') return at;
  }
  return at;
}

/** The name that stands before an array: `scores = tensor(`, `'scores': array(`, or a line of its own. */
function nameBefore(label: string): string {
  const plain = label
    .slice(-400)
    .replace(/(?:Parameter containing:\s*)?(?:\b[a-z]+\.)?(?:array|tensor|Tensor|matrix|Array)\s*\(\s*$/, '')
    .trimEnd()
    .replace(/[=:]\s*$/, '');
  const line = plain.trimEnd().split('\n').at(-1) ?? '';
  const name =
    line
      .replace(/^.*(?:>>>|\bOut\s*:|[{}()\]])/, '')
      .split(',')
      .at(-1) ?? '';
  return name
    .replace(/["'`]/g, '')
    .replace(/[=:]\s*$/, '')
    .trim()
    .slice(0, givenLimits.nameLength);
}

/** Rows of numbers without brackets; a line of words names the rows that follow. */
function readLines(text: string): readonly GivenArray[] {
  const arrays: GivenArray[] = [];
  const budget = new NumberBudget();
  let name = '';
  let rows: string[][] = [];
  const finish = (): void => {
    if (rows.length > 0) arrays.push(arrayOf(name, rows));
    rows = [];
    name = '';
  };
  for (const line of [...text.split('\n'), '']) {
    const words = line.split(/[\s,;|]+/).filter((word) => word !== '');
    if (words.length > 0 && words.every((word) => numberOf(word) !== undefined)) {
      for (const _ of words) budget.take();
      rows.push(words);
      continue;
    }
    finish();
    if (words.length > 0) name = nameBefore(line);
  }
  return arrays;
}
