import { sheets, usage } from './sheets';
import type { System } from './system';

/** The subcommands of `npx attention-lab`. */
const commands: Readonly<Record<string, (args: readonly string[], system: System) => Promise<number>>> = {
  sheets,
};

/** Runs a subcommand. Returns the exit status. */
export async function run([name = '', ...args]: readonly string[], system: System): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command(args, system);
  const all = `npx attention-lab check --help, scorm --help, or sheets:\n\n${usage}`;
  return name === '--help' ? system.out(all) : system.fail(all);
}
