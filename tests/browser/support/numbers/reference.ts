/**
 * Attention in plain loops over float64. It shares no code with the engine or the page, and is the reference for the
 * page after edits.
 */
export type Rows = readonly (readonly number[])[];

/** The inputs of a run. */
export interface Sample {
  readonly variant: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly inputs: Readonly<Record<string, Rows>>;
}

/** The variants that `compute` implements. */
export const isFamiliar = (variant: string): boolean =>
  /^((scaled_)?dot_product|(self|cross)_attention|multi_head_(self|cross)_attention)$/.test(variant);

/** A matrix of a run, in the order of the walk. */
export interface RefNode {
  readonly id: string;
  readonly section: string;
  readonly operands: readonly string[];
  readonly data: Rows;
  /** Whether it is neither computed nor editable, like an initial state of zeros. */
  readonly isGenerated?: boolean;
  /** Labels of rows and columns that are neither words nor numbers. */
  readonly names?: { readonly rows?: readonly string[]; readonly cols?: readonly string[] };
}

const cellsOf = (rows: number, cols: number, cell: (row: number, col: number) => number): Rows =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (_each, col) => cell(row, col)));

const widthOf = (rows: Rows): number => rows[0]?.length ?? 0;

/** One entry; throws if it is missing. */
export function at(rows: Rows, row: number, col: number): number {
  const found = rows[row]?.[col];
  if (found === undefined)
    throw new RangeError(`no cell ${row}, ${col} in ${rows.length} × ${widthOf(rows)}`);
  return found;
}

export const map = (rows: Rows, change: (value: number, row: number, col: number) => number): Rows =>
  rows.map((each, row) => each.map((value, col) => change(value, row, col)));

const transposed = (a: Rows): Rows => cellsOf(widthOf(a), a.length, (row, col) => at(a, col, row));

function product(a: Rows, b: Rows): Rows {
  return cellsOf(a.length, widthOf(b), (row, col) => {
    let sum = 0;
    for (let k = 0; k < b.length; k += 1) sum += at(a, row, k) * at(b, k, col);
    return sum;
  });
}

function softmaxRow(row: readonly number[], dead: number): readonly number[] {
  const largest = Math.max(...row);
  if (largest === Number.NEGATIVE_INFINITY) return row.map(() => dead);
  const raised = row.map((score) => Math.exp(score - largest));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / total);
}

/** The range of keys that a mask leaves to a row. */
function seenBy(
  row: number,
  rows: number,
  cols: number,
  options: Sample['options'],
): readonly [number, number] {
  const number = (name: string, initial: number): number => Number(options[name] ?? initial);
  const [left, right] = [number('window_left', 1), number('window_right', 1)];
  const block = number('block_size', 2);
  const start = row - (row % block);
  switch (options.mask) {
    case 'padding':
      return [0, number('valid_len', 2) - 1];
    case 'window':
      return [left < 0 ? 0 : row - left, right < 0 ? cols : row + right];
    case 'block':
      return [start, start + block - 1];
    case 'causal':
      return [0, row];
    default:
      return [0, row + cols - rows];
  }
}

function generatedMask(rows: number, cols: number, options: Sample['options']): Rows {
  return cellsOf(rows, cols, (row, col) => {
    const [first, last] = seenBy(row, rows, cols, options);
    return col < first || col > last ? Number.NEGATIVE_INFINITY : 0;
  });
}

/** Collects the nodes of one run. */
class Run {
  readonly nodes: RefNode[] = [];
  constructor(readonly sample: Sample) {}

  put(section: string, id: string, operands: readonly RefNode[], data: Rows): RefNode {
    const node = { id, section, operands: operands.map((each) => each.id), data };
    this.nodes.push(node);
    return node;
  }

  input(section: string, id: string): RefNode {
    const data = this.sample.inputs[id];
    if (data === undefined) throw new RangeError(`the sample has no ${id}`);
    return this.put(section, id, [], data);
  }

  number(name: string): number {
    return Number(this.sample.options[name] ?? 0);
  }

  get maskKind(): string {
    return String(this.sample.options.mask ?? 'none');
  }

  mask(rows: number, cols: number): RefNode | null {
    if (this.maskKind === 'none') return null;
    if (this.maskKind === 'custom') return this.input('mask', 'mask');
    return this.put('mask', 'mask', [], generatedMask(rows, cols, this.sample.options));
  }
}

type Triple = readonly [query: RefNode, key: RefNode, value: RefNode];

/** The mask is a shared node before the heads, or a node of a single head. */
function attend(run: Run, prefix: string, [query, key, value]: Triple, shared: RefNode | null): RefNode {
  const put = (section: string, name: string, operands: readonly RefNode[], data: Rows): RefNode =>
    run.put(prefix === '' ? section : prefix.slice(0, -1), prefix + name, operands, data);
  const keyTransposed = put('scores', 'key_transposed', [key], transposed(key.data));
  let scores = put('scores', 'scores', [query, keyTransposed], product(query.data, keyTransposed.data));
  if (run.sample.variant !== 'dot_product') {
    const factor = run.number('scale') || 1 / Math.sqrt(keyTransposed.data.length);
    const scaled = map(scores.data, (score) => score * factor);
    scores = put('scores', 'scaled_scores', [scores], scaled);
  }
  const cap = run.number('softcap');
  if (cap !== 0) {
    const capped = map(scores.data, (score) => cap * Math.tanh(score / cap));
    scores = put('scores', 'capped_scores', [scores], capped);
  }
  const mask = prefix === '' ? run.mask(scores.data.length, widthOf(scores.data)) : shared;
  if (mask !== null) {
    const masked = map(scores.data, (score, row, col) => score + at(mask.data, row, col));
    scores = put('mask', 'masked_scores', [scores, mask], masked);
  }
  const dead = run.sample.options.fully_masked === 'nan' ? Number.NaN : 0;
  const shares = scores.data.map((row) => softmaxRow(row, dead));
  const weights = put('weights', 'weights', [scores], shares);
  return put('context', 'context', [weights, value], product(weights.data, value.data));
}

/** `tokens · w`, plus a bias in a separate node. */
function projected(run: Run, section: string, name: string, tokens: RefNode, w: RefNode): RefNode {
  const bias = run.nodes.find(({ id }) => id === w.id.replace('w_', 'b_'));
  const data = product(tokens.data, w.data);
  if (bias === undefined) return run.put(section, name, [tokens, w], data);
  const first = run.put(section, `${name}_product`, [tokens, w], data);
  const sum = map(data, (value, _row, col) => value + at(bias.data, 0, col));
  return run.put(section, name, [first, bias], sum);
}

function headsOf(run: Run, operands: Triple): void {
  const count = run.number('n_heads');
  const [query, key] = operands;
  const mask = run.mask(query.data.length, key.data.length);
  const contexts = Array.from({ length: count }, (_, head) => {
    const prefix = `head_${head}/`;
    const [q, k, v] = operands.map((whole) => {
      const width = widthOf(whole.data) / count;
      const part = whole.data.map((row) => row.slice(head * width, (head + 1) * width));
      return run.put(`head_${head}`, prefix + whole.id, [whole], part);
    });
    if (!q || !k || !v) throw new RangeError('a head needs queries, keys and values');
    return attend(run, prefix, [q, k, v], mask);
  });
  const rows = query.data.map((_, row) => contexts.flatMap(({ data }) => data[row] ?? []));
  const concat = run.put('output', 'concat', contexts, rows);
  const w_o = run.nodes.find(({ id }) => id === 'w_o');
  if (w_o !== undefined) projected(run, 'output', 'output', concat, w_o);
}

/** Names of the inputs in the order of the walk. */
function inputNames({ variant, options }: Sample): readonly string[] {
  if (variant === 'dot_product' || variant === 'scaled_dot_product') return ['query', 'key', 'value'];
  const many = variant.startsWith('multi_head');
  const biases = options.bias === true ? ['b_q', 'b_k', 'b_v'] : [];
  const tokens = variant.includes('cross') ? ['x', 'y'] : ['x'];
  const last = many ? ['w_o', ...(options.bias === true ? ['b_o'] : [])] : [];
  return [...tokens, 'w_q', 'w_k', 'w_v', ...biases, ...last];
}

/** All matrices of a run. */
export function compute(sample: Sample): readonly RefNode[] {
  const run = new Run(sample);
  const inputs = new Map(inputNames(sample).map((name) => [name, run.input('inputs', name)]));
  const input = (name: string): RefNode => inputs.get(name) ?? run.input('inputs', name);
  if (inputs.has('query')) {
    attend(run, '', [input('query'), input('key'), input('value')], null);
    return run.nodes;
  }
  const source = inputs.has('y') ? input('y') : input('x');
  const operands: Triple = [
    projected(run, 'projections', 'query', input('x'), input('w_q')),
    projected(run, 'projections', 'key', source, input('w_k')),
    projected(run, 'projections', 'value', source, input('w_v')),
  ];
  if (sample.variant.startsWith('multi_head')) headsOf(run, operands);
  else attend(run, '', operands, null);
  return run.nodes;
}
