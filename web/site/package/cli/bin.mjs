#!/usr/bin/env node
/** The command of the package: `npx attention-lab sheets …`. */
import { readFileSync } from 'node:fs';
import { run } from './cli.js';

process.exitCode = await run(process.argv.slice(2), {
  readFile: (address) => readFileSync(address),
  out: (text) => {
    process.stdout.write(`${text}\n`);
    return 0;
  },
  fail: (text) => {
    process.stderr.write(`${text}\n`);
    return 2;
  },
});
