#!/usr/bin/env node
/** The command of the package: `npx attention-lab check …`, `lesson …`, `scorm …`, `sheets …`. */
import { readFileSync } from 'node:fs';

const args = process.argv.slice(2);

if (args[0] === 'check') await import('../command/attention-lab.mjs');
else {
  const { run } = await import('../cli.js');
  process.exitCode = await run(args, {
    version: JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
    readFile: (address) => readFileSync(address),
    out: (result) => {
      process.stdout.write(typeof result === 'string' ? `${result}\n` : result);
      return 0;
    },
    warn: (text) => {
      process.stderr.write(`${text}\n`);
    },
    fail: (text) => {
      process.stderr.write(`${text}\n`);
      return 2;
    },
  });
}
