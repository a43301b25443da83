/**
 * The built page as far as a test can tell: its files by names without hashes. A changed module changes the name of its file, and so
 * the text of every file that names it. Both say nothing that the digest of the module does not say.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const digest = (content) => createHash('sha256').update(content).digest('hex');

/** The hash in the name of a file, in the folders in which all names have one. */
const HASHED = /^((?:assets|later|fonts)\/.*)-[\w-]{7,8}(\.\w+)$/;
const withoutHash = (path) => path.replace(HASHED, '$1$2');
const baseOf = (path) => path.slice(path.lastIndexOf('/') + 1);

const isText = (path) => /\.(?:js|css|html|json|svg)$|^_headers$/.test(path);

/** The digests of the files of a folder by their names without hashes, and these names by the paths. */
export function builtFiles(folder) {
  const paths = existsSync(folder) ? filesIn(folder) : [];
  const contents = new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
  const names = namesOf(contents);
  const digests = new Map();
  for (const [path, content] of contents)
    digests.set(names.get(path), digest(isText(path) ? renamed(content, names) : content));
  return { names, digests };
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll(sep, '/'))
    .sort();

/** Files that differ in their hashes only are told apart by their contents: a change of one changes all that name it. */
function namesOf(contents) {
  const plain = new Map([...contents.keys()].map((path) => [path, withoutHash(path)]));
  const counts = new Map();
  for (const name of plain.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const told = ([path, name]) => {
    if (counts.get(name) === 1) return [path, name];
    const content = contents.get(path);
    return [path, `${name}#${digest(isText(path) ? renamed(content, plain) : content)}`];
  };
  return new Map([...plain].map(told));
}

/** A text with the names without hashes. */
function renamed(content, names) {
  const bases = new Map([...names].map(([path, name]) => [baseOf(path), baseOf(name)]));
  return content.toString('utf8').replace(/[\w.-]+-[\w-]{7,8}\.\w+/g, (name) => bases.get(name) ?? name);
}
