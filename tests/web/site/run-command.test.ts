import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../../web/site/package/cli/index';
import { testSystem } from '../learn/exercises/sample';

const folder = mkdtempSync(join(tmpdir(), 'program-'));
const rope = 'web/content/programs/rope.py';

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function command(...args: readonly string[]) {
  const { system, written: output } = testSystem();
  return { status: await run(['run', ...args], system), ...output };
}

describe('npx attention-lab run', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('prints the matrices that have names', async () => {
    const { status, out } = await command(rope);
    expect(status).toBe(0);
    expect(out).toMatch(/^weights {2}\d+ × \d+$/m);
    expect(out).not.toContain('scores.matmul');
  });

  it('computes with given sizes, options and numbers', async () => {
    const file = written(
      'average.py',
      'def average(V: "n d", *, k: int = 1):\n    return mean(k * V, axis=0)\n',
    );
    const inputs = written('numbers.json', '{"V": [[1, 2], [3, 6]]}');
    const { out } = await command(file, '--inputs', inputs, '--options', '{"k": 3}', '--json');
    expect(JSON.parse(out).nodes.output).toEqual([[6, 12]]);
    const sized = await command(file, '--sizes', 'n=7', '--json');
    expect(JSON.parse(sized.out).sizes).toMatchObject({ n: 7 });
  });

  it('says what is wrong, and where', async () => {
    const wrong = written('wrong.py', 'def attention(Q: "m d"):\n    return softmx(Q)\n');
    expect((await command(wrong)).error).toContain(
      'wrong.py: Line 2, column 12: There is no function softmx.',
    );
    expect((await command('no/such.py')).error).toContain('there is no file “no/such.py”');
    expect((await command(rope, '--sizes', 'x=3')).error).toContain('there is no size “x”');
    expect((await command(rope, '--sizes', 'n')).error).toContain('NAME=NUMBER expected');
    expect((await command(rope, '--options', '[1]')).error).toContain('--options must be an object in JSON');
    expect((await command(rope, '--options', '{"base": "x"}')).status).toBe(2);
    const rows = written('rows.json', '{"Q": [[1], [1, 2]]}');
    expect((await command(rope, '--inputs', rows)).error).toContain('Q in');
  });
});
