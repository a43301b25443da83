import { execFileSync } from 'node:child_process';

const interpreters = ['python3', '/usr/bin/python3'];

/** Runs a program in Python with data as JSON on its standard input, and returns the JSON that it prints. */
export function runPython(program: string, data: unknown, python = 'python3'): unknown {
  const output = execFileSync(python, ['-c', program], {
    input: JSON.stringify(data),
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/** An interpreter that has a package; null if there is none. */
export function pythonWith(name: string): string | null {
  for (const python of interpreters) {
    try {
      execFileSync(python, ['-c', `import ${name}`], { stdio: 'ignore' });
      return python;
    } catch {}
  }
  return null;
}
