/// <reference types="node" />
import type { Command } from './command';
import { scorm } from './scorm';

const commands: Readonly<Record<string, Command>> = { scorm };

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined || args.includes('--help')) {
  const shown = command === undefined ? Object.values(commands) : [command];
  console.error(`Usage:\n${shown.map(({ usage }) => `  npx attention-lab ${usage}`).join('\n')}`);
  process.exitCode = name === '' || args.includes('--help') || name === '--help' ? 0 : 2;
} else
  await command.run(args).catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'UsageError') throw error;
    console.error(error.message);
    process.exitCode = 2;
  });
