/// <reference types="node" />
import { parseArgs } from 'node:util';
import { UsageError } from './command';

/**
 * Reads `--name value` and `--name=value` of a subcommand; `defaults` has all names. Throws a `UsageError`, of the same form for all
 * subcommands.
 */
export function readOptions<Options extends Readonly<Record<string, string>>>(
  command: string,
  args: readonly string[],
  defaults: Options,
): Options {
  const names = Object.keys(defaults);
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  // Not strict: a value may begin with a minus sign, and the messages are ours.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const found: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(defaults, token.name))
      throw new UsageError(
        `${command}: "${args[token.index]}" is no option; there are --${names.join(', --')}.`,
      );
    if (token.value === undefined) throw new UsageError(`${command}: --${token.name} has no value.`);
    found[token.name] = token.value;
  }
  return { ...defaults, ...found };
}
