import type { Random } from './programs';

interface Numbers {
  readonly rows: number;
  readonly cols: number;
  readonly data: readonly number[];
}

/** Changes that nobody makes by one of the usual mistakes. */
export interface Corruption {
  readonly name: string;
  corrupt(numbers: Numbers, random: Random): readonly number[];
}

function shuffledRows({ rows, cols, data }: Numbers, random: Random): readonly number[] {
  const order = Array.from({ length: rows }, (_, row) => row);
  for (let at = rows - 1; at > 0; at--) {
    const other = random.integer(0, at);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order.flatMap((row) => data.slice(row * cols, (row + 1) * cols));
}

function oneCell(change: (number: number, random: Random) => number): Corruption['corrupt'] {
  return ({ data }, random) => {
    const at = random.integer(0, data.length - 1);
    return data.map((number, index) => (index === at ? change(number, random) : number));
  };
}

export const corruptions: readonly Corruption[] = [
  { name: 'noise', corrupt: ({ data }, random) => data.map((number) => number + 0.01 * random.normal()) },
  {
    name: 'little noise',
    corrupt: ({ data }, random) => data.map((number) => number * (1 + 1e-3 * random.normal())),
  },
  { name: 'much noise', corrupt: ({ data }, random) => data.map((number) => number + random.normal()) },
  { name: 'shuffled rows', corrupt: shuffledRows },
  { name: 'a cell of one per cent more', corrupt: oneCell((number) => number * 1.01) },
  { name: 'a cell of another sign', corrupt: oneCell((number) => -number) },
  { name: 'another cell', corrupt: oneCell((number, random) => number + random.normal()) },
  { name: 'random numbers', corrupt: ({ data }, random) => data.map(() => random.normal()) },
  { name: 'random shares', corrupt: ({ data }, random) => data.map(() => random.next()) },
  {
    // One row again and again would be that of a mask.
    name: 'each row mixed with the next',
    corrupt: ({ rows, cols, data }) =>
      data.map((number, at) => 0.6 * number + 0.4 * (data[(at + cols) % (rows * cols)] ?? 0)),
  },
  {
    name: 'rows of other sizes',
    corrupt: ({ rows, cols, data }, random) => {
      const sizes = Array.from({ length: rows }, () => random.between(0.5, 1.5));
      return data.map((number, at) => number * (sizes[Math.floor(at / cols)] ?? 1));
    },
  },
];
