#!/usr/bin/env node
/** The command of the package: `npx attention-lab check …`, `npx attention-lab scorm …`, `npx attention-lab sheets …`. */
import { readFileSync } from 'node:fs';

const [, , name, ...args] = process.argv;

/** Programs of their own, which read the arguments themselves. */
const programs = { check: '../command/attention-lab.mjs', scorm: '../scorm.js' };

if (Object.hasOwn(programs, name ?? '')) await import(programs[name]);
else {
  const { run } = await import('../cli.js');
  process.exitCode = await run([name, ...args], {
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
}
