import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ARCHIVE_KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * The Debian archive of this machine as `{ uri, signedBy }`: the first entry with the component main and one of the suites
 * `names`. Reads both file formats: one-line `.list` and deb822 `.sources`.
 */
export function findArchive(names, folder = '/etc/apt') {
  return readEntries(folder).find(
    ({ types, uri, suites, components }) =>
      types.includes('deb') &&
      /^(https?|file|mirror\+https?|copy):/.test(uri) &&
      suites.some((suite) => names.includes(suite)) &&
      components.includes('main'),
  );
}

function readEntries(folder) {
  const parts = join(folder, 'sources.list.d');
  const files = existsSync(parts)
    ? readdirSync(parts)
        .sort()
        .map((name) => join(parts, name))
    : [];
  return [join(folder, 'sources.list'), ...files].filter((file) => existsSync(file)).flatMap(readFile);
}

function readFile(file) {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.sources')) return parseDeb822(text);
  return file.endsWith('.list') ? parseList(text) : [];
}

/** `deb [signed-by=/path] uri suite component...`, one entry per line. */
export function parseList(text) {
  return text.split('\n').flatMap((line) => {
    const match = /^\s*(deb|deb-src)\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s*([^#]*)/.exec(line);
    if (!match) return [];
    const [, type, options = '', uri, suite, components] = match;
    const signedBy = /signed-by=(\S+)/i.exec(options)?.[1];
    return [
      { types: [type], uri, suites: [suite], components: words(components), signedBy: keyring(signedBy) },
    ];
  });
}

/** `Types: URIs: Suites: Components: Signed-By:`, stanzas separated by empty lines. */
export function parseDeb822(text) {
  const stanzas = text.replace(/^#.*\n?/gm, '').split(/\n\s*\n/);
  return stanzas.map(parseStanza).flatMap((field) =>
    field.enabled === 'no'
      ? []
      : words(field.uris).map((uri) => ({
          types: words(field.types),
          uri,
          suites: words(field.suites),
          components: words(field.components),
          signedBy: keyring(field['signed-by']),
        })),
  );
}

function parseStanza(stanza) {
  const joined = stanza.replace(/\n\s+/g, ' ');
  const pairs = joined.split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
  return Object.fromEntries(pairs.filter(Boolean).map(([, name, value]) => [name.toLowerCase(), value]));
}

/** Keys embedded in the stanza are replaced by the keyring of the archive. */
const keyring = (signedBy) => (signedBy?.startsWith('/') ? signedBy : ARCHIVE_KEYRING);

const words = (text = '') => text.split(/\s+/).filter(Boolean);
