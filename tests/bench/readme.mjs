/** Replaces a table between its markers in README.md. */
import { readFileSync, writeFileSync } from 'node:fs';

const README = new URL('./README.md', import.meta.url);

export function putTable(name, table) {
  const markers = new RegExp(`(<!-- measured ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`);
  const text = readFileSync(README, 'utf8');
  writeFileSync(
    README,
    text.replace(markers, (_, start, end) => `${start}${table}${end}`),
  );
}
