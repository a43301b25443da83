import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { maxSheets } from '../../../web/authoring/exercises/sheets/sheets';
import { kinds, maxBlanks, maxSeed } from '../../../web/learn/exercises/spec';
import { exerciseTable } from '../../../web/site/package/cli/exercise-table';

const [, section = ''] = readFileSync('web/site/package/README.md', 'utf8').split('## Exercise sheets');
const [part = ''] = section.split('\n## ');

/** The table of lessons as the document has it. */
const table = [
  '| lesson | kinds and their steps |',
  '|---|---|',
  ...exerciseTable().map(([lesson, groups]) => {
    const written = groups.map(({ kinds: of, steps }) => {
      const names = steps.map((step) => `\`${step}\``).join(', ');
      return names === '' ? of.join(', ') : `${of.join(', ')}: ${names}`;
    });
    return `| \`${lesson}\` | ${written.join('; ')} |`;
  }),
].join('\n');

it('the document of the package lists the lessons that have exercises, with their kinds and steps', () => {
  expect(part).toContain(`\n${table}\n`);
  for (const kind of kinds) expect(part).toContain(`\n| \`${kind}\` | `);
});

it('the document of the package tells the limits', () => {
  expect(part).toContain(`At most ${maxSheets} sheets`);
  expect(part).toMatch(new RegExp(`at\\s+most ${maxBlanks} blank cells`));
  expect(part).toContain(`1 to ${maxSeed.toLocaleString('en')}`);
});
