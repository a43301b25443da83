/**
 * Makes web/training/tasks/dates.json: how eight languages write a date in full, from Node's own Intl (ICU, and CLDR in it:
 * Unicode-3.0). Other versions of ICU may write otherwise, so the file is committed, with the version that it is from:
 *
 *     node .tools/data/dates.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const target = fileURLToPath(new URL('../../web/training/tasks/dates.json', import.meta.url));

const locales = ['en-US', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'fi'];

export const formatOf = (locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });

/** "{day} de {month} de {year}", and the twelve months as they stand in it. */
function languageOf(locale) {
  const format = formatOf(locale);
  const partsOf = (month) => format.formatToParts(Date.UTC(2026, month, 1));
  const pattern = partsOf(0).map(({ type, value }) => (type === 'literal' ? value : `{${type}}`));
  const months = Array.from(
    { length: 12 },
    (_, month) => partsOf(month).find(({ type }) => type === 'month').value,
  );
  return {
    locale,
    pattern: pattern.join('').toLowerCase(),
    months: months.map((month) => month.toLowerCase()),
  };
}

/** The file as it is on this machine. */
export const made = () =>
  `${JSON.stringify({ icu: process.versions.icu, languages: locales.map(languageOf) }, null, 2)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(target, made());
  console.log(target);
}
