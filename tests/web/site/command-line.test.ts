import { describe, expect, it } from 'vitest';
import { askable } from '../../../web/learn/exercises/generation/askable';
import { kindsOf, nodesOf } from '../../../web/learn/exercises/generation/available';
import { catalogue } from '../../../web/lessons/index';
import { exerciseTable } from '../../../web/site/package/cli/exercise-table';
import { run } from '../../../web/site/package/cli/index';
import { testSystem } from '../learn/exercises/sample';

async function command(...args: readonly string[]) {
  const { system, written } = testSystem();
  const status = await run(args, system);
  return { status, ...written };
}

describe('npx attention-lab', () => {
  it.each(['--version', '-V', '-v'])('tells its version: %s', async (option) => {
    expect(await command(option)).toMatchObject({ status: 0, out: '1.2.3', error: '' });
  });

  it.each(['--help', '-h'])('lists its commands: %s', async (option) => {
    const { status, out } = await command(option);
    expect(status).toBe(0);
    for (const text of ['check', 'lesson', 'scorm', 'sheets', '--help', '--version'])
      expect(out).toContain(text);
  });

  it.each(['sheets', 'scorm'])('%s --help is the same as -h, and names every option', async (name) => {
    const { status, out } = await command(name, '--help');
    expect([status, out]).toEqual([0, (await command(name, '-h')).out]);
    const refused = (await command(name, '--colour', 'red')).error;
    const options = refused.match(/--[a-z]+/g)?.filter((option) => option !== '--colour') ?? [];
    expect(options.length).toBeGreaterThan(5);
    for (const option of options) expect(out).toContain(`  ${option} `);
    expect(out).toContain(`Examples:\n  npx attention-lab ${name} `);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(140);
  });

  it('lists the lessons with their kinds, steps and limits', async () => {
    const { out } = await command('sheets', '--help');
    for (const [lesson, asked] of Object.entries(askable)) {
      const part = out.split(`\n  ${lesson}\n`)[1]?.split(/\n {2}\S/)[0] ?? '';
      for (const kind of kindsOf(asked)) {
        const line = part.split('\n').find((each) => new RegExp(`\\b${kind}\\b`).test(each)) ?? '';
        expect(line.trim().split(/ {2,}/)[1] ?? '', `${lesson} ${kind}`).toBe(
          nodesOf(asked, kind).join(', '),
        );
      }
    }
    for (const limit of ['from 1 to 200', 'from 1 to 999999', 'at most 16']) expect(out).toContain(limit);
  });

  it.each([' ', 'half', '-1', '101', '1e3'])('refuses to pass with “%s” percent', async (percent) => {
    const { status, out, error } = await command('scorm', '--lesson', 'masks', '--pass', percent);
    expect([status, out]).toEqual([2, '']);
    expect(error).toContain(percent.trim() === '' ? '--pass is empty' : `--pass is ${percent}`);
  });

  it('lists the lessons that can be packed', async () => {
    const { out } = await command('scorm', '--help');
    for (const { id } of catalogue) expect(out).toContain(`\n  ${id}\n`);
  });

  it('runs the examples of its help', async () => {
    const { out } = await command('sheets', '--help');
    const [, part = ''] = out.split('Examples:');
    const examples = part.match(/npx attention-lab sheets --.+ > sheets\.html/g) ?? [];
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      const args = example.replace('npx attention-lab ', '').replace(' > sheets.html', '').split(' ');
      expect(await command(...args)).toMatchObject({ status: 0, error: '' });
    }
  });
});

describe('the table of exercises', () => {
  it('has every lesson, kind and step once', () => {
    for (const [lesson, groups] of exerciseTable()) {
      const kinds = groups.flatMap(({ kinds }) => kinds);
      expect([...kinds].sort()).toEqual(
        [...kindsOf(askable[lesson] ?? { sizes: {}, nodes: [], order: [] })].sort(),
      );
    }
  });
});
