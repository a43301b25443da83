import { type Command, type System, UsageError } from './command';
import { scorm } from './scorm';
import { sheets } from './sheets';

/** The subcommands of `npx attention-lab`; `check` is a program of its own, in the folder `command`. */
const commands: Readonly<Record<string, Command>> = { scorm, sheets };

const usage = (shown: readonly Command[]): string =>
  `Usage:\n${shown.map((each) => `  npx attention-lab ${each.usage}`).join('\n')}`;

/** Runs a subcommand. Returns the exit status: 0, or 2 after a mistake of the user, which is explained. */
export async function run([name = '', ...args]: readonly string[], system: System): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const all = `${usage(Object.values(commands))}\n  npx attention-lab check --help`;
    return name === '--help' ? system.out(all) : system.fail(all);
  }
  if (args.includes('--help')) return system.out(usage([command]));
  try {
    return await command.run(args, system);
  } catch (error) {
    if (error instanceof UsageError) return system.fail(error.message);
    throw error;
  }
}
