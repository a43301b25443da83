/** Puts a measured table between its marks in README.md. */
import { readFileSync, writeFileSync } from 'node:fs';

const README = new URL('./README.md', import.meta.url);

export function putTable(name, table) {
  const marks = new RegExp(`(<!-- measured ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`);
  const text = readFileSync(README, 'utf8');
  writeFileSync(
    README,
    text.replace(marks, (_, start, end) => `${start}${table}${end}`),
  );
}
