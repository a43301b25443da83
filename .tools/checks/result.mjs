import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/prepare.mjs';
import { run } from '../setup/run.mjs';

/** A check resolves to `{ passed, failed, note }`: counts of test cases. A check without cases counts as one. */
export const ok = { passed: 1, failed: 0 };
export const skipped = (note) => ({ passed: 0, failed: 0, note });

/** The result of a check that passes if a promise resolves. */
export async function completed(work) {
  await work;
  return ok;
}

/** The result of a check that runs one program. */
export async function command(log, env, name, args) {
  const { code, output } = await log.during(`running ${name}`, (report) =>
    run(name, args, { cwd: root, env, report }),
  );
  return code === 0 ? ok : { passed: 0, failed: 1, output };
}

/**
 * A program that failed without a failed case (it crashed, or found no tests) counts as one failure. `failures` are the names of
 * the failed cases, where the program reports them.
 */
export function resultOf({ code, output, passed, failed, failures = [] }) {
  if (code === 0) return { passed, failed };
  return { passed, failed: Math.max(failed, 1), output, failures };
}

/** Runs a test program that writes a report to build/`file`. A report of an earlier run is removed first. */
export async function withReport(log, env, file, name, args) {
  const path = join(root, 'build', file);
  mkdirSync(join(root, 'build'), { recursive: true });
  rmSync(path, { force: true });
  const result = await log.during(`running ${name}`, (report) => run(name, args, { cwd: root, env, report }));
  return { ...result, report: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined };
}
