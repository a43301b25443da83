import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const recorded = (file: string): string => at(`../implementations/recorded/${file}`);

/** What `npx attention-lab` prints, and how it ends. */
function command(args: readonly string[], input?: string) {
  const program = at('../../build/package/command/attention-lab.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    ...(input !== undefined && { input }),
  });
  return { status, stdout, stderr };
}

test('the command passes what is correct', () => {
  const { status, stdout } = command(['check', recorded('prints_four_digits.txt')]);
  expect(stdout).toMatch(/scores +scores +agrees, within 0\.0/);
  expect(stdout).toContain('All 3 steps agree.');
  expect(status).toBe(0);
});

test('the command shows the first difference, and what was done wrong', () => {
  const { status, stdout } = command(['check', recorded('forgot_the_scale.json')]);
  expect(stdout).toMatch(/→ +weights +weights +differs in 20 of 20 numbers/);
  expect(stdout).toContain('Probably: The scores were not scaled.');
  expect(status).toBe(1);
});

test('the command takes a lesson, options and names', () => {
  const file = recorded('halves_for_neighbours.json');
  const options = [
    '--lesson',
    'positions',
    '--option',
    'positions=rotary',
    '--options',
    '{"pairing": "half"}',
  ];
  expect(command(['check', file, ...options]).status).toBe(0);
  const named = ['check', '-', '--name', 'mine=weights', '--json'];
  const { status, stdout } = command(
    named,
    'query = [[1, 0]]\nkey = [[1, 0]]\nvalue = [[2, 3]]\nmine = [[1.0]]',
  );
  expect(JSON.parse(stdout)).toMatchObject({
    passes: true,
    report: { steps: [{ name: 'mine', status: 'agrees' }] },
  });
  expect(status).toBe(0);
});

test('the command says what it cannot do', () => {
  const file = recorded('forgot_the_scale.json');
  expect(command(['check', file, '--lesson', 'nope'])).toMatchObject({ status: 2, stdout: '' });
  expect(command(['check', file, '--lesson', 'nope']).stderr).toContain('There is no lesson “nope”');
  expect(command(['check', file, '--option', 'mask=round']).stderr).toContain('mask');
  expect(command(['check', 'nothing.npz']).stderr).toContain('nothing.npz');
  expect(command(['check', '-'], 'hello').stderr).toContain('“hello” is followed by no numbers');
  expect(command([]).stderr).toContain('Usage: attention-lab check FILE');
});

test('the helper for pytest asserts', () => {
  const program = `
import sys
sys.path.insert(0, ${JSON.stringify(at('../../build/package/python'))})
import numpy as np
from attention_lab import assert_attention

random = np.random.default_rng(1)
q, k, v = (random.normal(size=(5, 8)) for _ in range(3))

def softmax(scores, axis):
    exp = np.exp(scores - scores.max(axis, keepdims=True))
    return exp / exp.sum(axis, keepdims=True)

scores = q @ k.T / np.sqrt(8)
arrays = {"query": q, "key": k, "value": v}
assert_attention("scaled-dot-product", {**arrays, "out": softmax(scores, -1) @ v})
try:
    assert_attention("scaled-dot-product", {**arrays, "out": softmax(scores, 0) @ v})
except AssertionError as error:
    print(error)
`;
  const python = ['python3', '/usr/bin/python3'].find(
    (name) => spawnSync(name, ['-c', 'import numpy']).status === 0,
  );
  test.skip(python === undefined, 'needs Python with NumPy (the Debian package python3-numpy)');
  const { stdout, stderr } = spawnSync(python ?? '', ['-c', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain(
    'Probably: The softmax ran along the wrong axis; it runs over the keys of each query.',
  );
});
