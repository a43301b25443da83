/** What a command needs of the machine that it runs on. */
export interface System {
  readFile(address: URL): BufferSource;
  /** Writes the result. Returns the exit status 0. */
  out(text: string): number;
  /** Writes an error message. Returns the exit status 2. */
  fail(text: string): number;
}

/** Reads `--name value` and `--name=value`. Returns the values with defaults, or an error message. */
export function readOptions<Options extends Readonly<Record<string, string>>>(
  args: readonly string[],
  defaults: Options,
): Options | string {
  const found: Record<string, string> = {};
  for (let at = 0; at < args.length; at += 1) {
    const [, name = '', value] = /^--(\w+)(?:=(.*))?$/s.exec(args[at] ?? '') ?? [];
    if (!Object.hasOwn(defaults, name))
      return `"${args[at]}" is no option; there are --${Object.keys(defaults).join(', --')}.`;
    if (value === undefined) at += 1;
    const given = value ?? args[at];
    if (given === undefined) return `--${name} has no value.`;
    found[name] = given;
  }
  return { ...defaults, ...found };
}
