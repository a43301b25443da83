/**
 * Generates web/training/tasks/dates.json, the long date formats of eight languages, from Node's Intl (ICU with CLDR data:
 * Unicode-3.0). The file is committed with its ICU version, since other versions may have other formats:
 *
 *     node .tools/data/dates.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const target = fileURLToPath(new URL('../../web/training/tasks/dates.json', import.meta.url));

const locales = ['en-US', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'fi'];

export const formatOf = (locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });

/** The pattern, "{day} de {month} de {year}", and the twelve month names as inflected in it. */
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

/** The contents of the file, with the ICU of this machine. */
export const made = () =>
  `${JSON.stringify({ icu: process.versions.icu, languages: locales.map(languageOf) }, null, 2)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(target, made());
  console.log(target);
}
