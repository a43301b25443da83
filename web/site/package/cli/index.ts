import { type Command, type System, UsageError } from './command';
import { columns, type Entry } from './help';
import { lesson } from './lesson';
import { runProgram } from './run';
import { scorm } from './scorm';
import { sheets } from './sheets';

/** The subcommands of `npx attention-lab` but for `check`, which is a program of its own, in the folder `command`. */
const commands: Readonly<Record<string, Command>> = { lesson, run: runProgram, scorm, sheets };

const summaries: readonly Entry[] = [
  ['check', 'compares arrays that your own code computed with what a lesson computes from the same inputs'],
  ...Object.entries(commands).map(([name, { summary }]) => [name, summary] as const),
];

const usage = [
  'Usage: npx attention-lab COMMAND [options]',
  ['Commands:', ...columns(summaries).map((line) => `  ${line}`)].join('\n'),
  [
    'Options:',
    '  COMMAND --help, -h  what a command does, its options, examples',
    '  --version, -V       the version of the package',
  ].join('\n'),
].join('\n\n');

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';
const isVersion = (arg: string): boolean => ['--version', '-V', '-v'].includes(arg);

/** Runs a subcommand. Returns the exit status: 0, or 2 after a mistake of the user, which is explained. */
export async function run([name = '', ...args]: readonly string[], system: System): Promise<number> {
  if (isHelp(name)) return system.out(usage);
  if (isVersion(name)) return system.out(system.version);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const known = summaries.map(([each]) => each).join(', ');
    const unknown = `There is no command "${name}"; there are ${known}.\n\n`;
    return system.fail(`${name === '' ? '' : unknown}${usage}`);
  }
  if (args.some(isHelp)) return system.out(command.help);
  try {
    return await command.run(args, system);
  } catch (error) {
    if (error instanceof UsageError) return system.fail(error.message);
    throw error;
  }
}
