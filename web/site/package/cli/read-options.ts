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
