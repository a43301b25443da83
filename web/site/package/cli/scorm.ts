/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { englishText } from '../../../i18n/messages';
import type { ScormVersion } from '../../../results/scorm/api';
import { type LessonId, readTour } from '../../../store/untrusted/tour';
import { type Command, type System, UsageError } from './command';
import { escapeXml, manifest } from './manifest';
import { zip } from './zip';

/** What `lessons.json` of the package says about each lesson. */
interface Lesson extends LessonId {
  readonly title: string;
}

/** What is packed: the attributes of the element, and how it is called. */
interface Content {
  readonly id: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface Options {
  readonly tour: string;
  readonly lesson: string;
  readonly version: ScormVersion;
  readonly passing: number | null;
  readonly lang: string;
}

/** A file that lies beside this program in the npm package. */
const packaged = (name: string): Promise<Buffer> => readFile(new URL(name, import.meta.url));

const optionNames = ['tour', 'lesson', 'version', 'pass', 'lang'];

/** Reads `--name value` and `--name=value`. */
function readOptions(args: readonly string[]): Options {
  const given = new Map<string, string>();
  const words = args.flatMap((arg) =>
    /^--\w+=/.test(arg) ? [arg.split('=')[0] ?? '', arg.replace(/^--\w+=/, '')] : [arg],
  );
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value] = [words[at]?.replace(/^--/, ''), words[at + 1]];
    if (!optionNames.includes(name) || value === undefined)
      throw new UsageError(
        `scorm: ${words[at]} ${value === undefined ? 'needs a value' : 'is no option'}; options are ${optionNames.map((each) => `--${each}`).join(', ')}`,
      );
    given.set(name, value);
  }
  const of = (name: string): string => given.get(name) ?? '';
  if ((of('tour') === '') === (of('lesson') === ''))
    throw new UsageError('scorm: one of --tour FILE and --lesson ID is needed');
  return {
    tour: of('tour'),
    lesson: of('lesson'),
    version: versionOf(given.get('version')),
    passing: passingOf(of('pass')),
    lang: of('lang'),
  };
}

function versionOf(text = '1.2'): ScormVersion {
  if (text === '1.2' || text === '2004') return text;
  throw new UsageError(`scorm: --version is ${text}, but 1.2 or 2004 expected`);
}

function passingOf(text: string): number | null {
  if (text === '') return null;
  const percent = Number(text);
  if (percent >= 0 && percent <= 100) return percent / 100;
  throw new UsageError(`scorm: --pass is ${text}, but a number of percent from 0 to 100 expected`);
}

function lessonContent(id: string, lessons: readonly Lesson[]): Content {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined)
    throw new UsageError(
      `scorm: there is no lesson ${id}; there are ${lessons.map((each) => each.id).join(', ')}`,
    );
  // A link without a step opens the cover of the lesson, and with it questions and checks.
  return { id, title: lesson.title, attributes: { state: `v=1&lesson=${id}` } };
}

/** A tour that has mistakes is not packed. References into the run are checked when it starts. */
async function tourContent(file: string, lessons: readonly Lesson[]): Promise<Content> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`scorm: ${file} cannot be read: ${error.message}`);
  });
  const read = readTour(text, lessons);
  if ('issues' in read)
    throw new UsageError(
      read.issues.map(({ line, message }) => `${file}:${line}: ${englishText(message)}`).join('\n'),
    );
  const json = JSON.stringify(JSON.parse(text.replace(/^\ufeff/, '')));
  return { id: `tour-${crc32(json).toString(16)}`, title: read.tour.title, attributes: { tour: json } };
}

/** The page that the platform opens. The adapter comes first: it waits for the events of the element. */
function page({ id, title, attributes }: Content, lang: string): string {
  const all = {
    ...attributes,
    loading: 'eager',
    // The result is that of this lesson.
    ...{ lock: 'lesson', hide: 'lessons share' },
    ...(lang && { lang }),
    'data-activity': `urn:attention-lab:${id}`,
  };
  const written = Object.entries(all).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return `<!doctype html>
<html lang="${escapeXml(lang || 'en')}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeXml(title)}</title>
  </head>
  <body>
    <p data-unreported hidden>${lang === 'fr' ? 'Aucune plateforme d’apprentissage n’a été trouvée : vos réponses ne sont transmises à personne.' : 'No learning platform was found: your answers are reported to nobody.'}</p>
    <attention-lab ${written.join(' ')}></attention-lab>
    <script type="module" src="lms.js"></script>
    <script type="module" src="standalone.js"></script>
  </body>
</html>
`;
}

async function run(args: readonly string[], system: System): Promise<number> {
  const { tour, lesson, version, passing, lang } = readOptions(args);
  if (process.stdout.isTTY)
    throw new UsageError('scorm: the package is written to standard output: add > package.zip');
  const lessons: readonly Lesson[] = JSON.parse((await packaged('lessons.json')).toString());
  const content = tour === '' ? lessonContent(lesson, lessons) : await tourContent(tour, lessons);
  const href = 'index.html';
  const files = [href, 'lms.js', 'standalone.js', 'LICENSE', 'NOTICE', 'OFL.txt'];
  const { id, title } = content;
  const text = manifest(version, { id: `attention-lab-${id}`, title, href, files, passing });
  const entries = await Promise.all(
    files.map(async (name) => ({
      name,
      bytes: name === href ? Buffer.from(page(content, lang)) : await packaged(name),
    })),
  );
  return system.out(zip([{ name: 'imsmanifest.xml', bytes: Buffer.from(text) }, ...entries]));
}

export const scorm: Command = {
  usage: 'scorm --tour FILE | --lesson ID [--version 1.2|2004] [--pass PERCENT] [--lang en|fr] > package.zip',
  run,
};
