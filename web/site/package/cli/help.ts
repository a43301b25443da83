/** What `--help` prints has one form for all subcommands: how it is called, what it does, options, then parts with a heading. */
export interface Help {
  /** What follows `npx attention-lab`. */
  readonly usage: string;
  readonly text: string;
  /** Each option or value, and what it means. */
  readonly options: readonly Entry[];
  readonly parts?: readonly Part[];
}

export type Entry = readonly [name: string, meaning: string];

export interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

export function helpText({ usage, text, options, parts = [] }: Help): string {
  const all: readonly Part[] = [{ heading: 'Options', lines: columns(options) }, ...parts];
  const written = all.map(({ heading, lines }) =>
    [`${heading}:`, ...lines.map((line) => `  ${line}`)].join('\n'),
  );
  return [`Usage: npx attention-lab ${usage}`, text, ...written].join('\n\n');
}

/** Names on the left, meanings below each other on the right. */
export function columns(entries: readonly Entry[]): readonly string[] {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, meaning]) => `${name.padEnd(width)}  ${meaning}`.trimEnd());
}
