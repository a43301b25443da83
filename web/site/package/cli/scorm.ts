/// <reference types="node" />

import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from '../../../formats/files/crc32';
import { fetchLanguage } from '../../../i18n/choose';
import { authoringText } from '../../../i18n/en/authoring';
import { exercisesText } from '../../../i18n/en/exercises';
import { english } from '../../../i18n/i18n';
import { titleOf } from '../../../i18n/lesson-texts';
import { englishText } from '../../../i18n/messages';
import { generate } from '../../../learn/exercises/generation/generate';
import { readSpec, writeSpec } from '../../../learn/exercises/spec';
import { fetchTourFolder, type TourFolder } from '../../../learn/tours/folder';
import { isProgramSource } from '../../../lessons/address';
import { catalogue } from '../../../lessons/index';
import type { ScormVersion } from '../../../reporting/scorm/api';
import { isRefusal, type Refusal } from '../../../store/document/refusal';
import { type LessonId, readTour, readTourJson } from '../../../store/untrusted/tour';
import { escaped } from '../../../ui/dom/escape';
import { type Command, type System, UsageError } from './command';
import { loadSource } from './exercise-source';
import { helpText } from './help';
import { languageOf } from './language';
import { manifest } from './manifest';
import { readOptions } from './read-options';
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
  readonly exercise: string;
  readonly version: ScormVersion;
  readonly passing: number | null;
  readonly lang: string;
}

/** A file that lies beside this program in the npm package. */
const packaged = (name: string): Promise<Buffer> => readFile(new URL(name, import.meta.url));

/** The options with their defaults; exactly one of the first three is needed. */
const defaults = { tour: '', lesson: '', exercise: '', version: '1.2', pass: '', lang: '' };

function optionsOf(args: readonly string[]): Options {
  const { version, pass, ...others } = readOptions('scorm', args, defaults);
  const given = [others.tour, others.lesson, others.exercise].filter((each) => each !== '');
  if (given.length !== 1)
    throw new UsageError('scorm: one of --tour FILE, --lesson ID and --exercise LESSON:KIND:SEED is needed');
  const lang = languageOf('scorm', others.lang);
  return { ...others, lang, version: versionOf(version), passing: passingOf(pass) };
}

function versionOf(text: string): ScormVersion {
  if (text === '1.2' || text === '2004') return text;
  throw new UsageError(`scorm: --version is ${text}, but 1.2 or 2004 expected`);
}

function passingOf(text: string): number | null {
  if (text === '') return null;
  const percent = text.trim() === '' ? Number.NaN : Number(text);
  if (percent >= 0 && percent <= 100) return percent / 100;
  throw new UsageError(
    `scorm: --pass is ${text.trim() === '' ? 'empty' : text}, but a number of percent from 0 to 100 expected`,
  );
}

function lessonContent(id: string, lessons: readonly Lesson[]): Content {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined)
    throw new UsageError(
      `scorm: there is no lesson "${id}"; there are ${lessons.map((each) => each.id).join(', ')}`,
    );
  // A link without a step opens the cover of the lesson, and with it questions and checks.
  return { id, title: lesson.title, attributes: { state: `v=1&lesson=${id}` } };
}

const readTourFile = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`scorm: ${path} cannot be read: ${error.message}`);
  });

async function tourFolder(path: string): Promise<TourFolder> {
  const file = async (name: string): Promise<string | undefined> =>
    existsSync(join(path, name)) ? readFile(join(path, name), 'utf8') : undefined;
  return fetchTourFolder(path, file).catch((error: Error) => {
    throw new UsageError(`scorm: ${path}: ${error.message}`);
  });
}

/** A tour that has mistakes is not packed. References into the run are checked when it starts. */
async function tourContent(path: string, lessons: readonly Lesson[]): Promise<Content> {
  const folder = existsSync(path) && statSync(path).isDirectory() ? await tourFolder(path) : null;
  const text = folder?.text ?? (await readTourFile(path));
  const read = folder === null ? readTour(text, lessons) : readTourJson(folder.json, lessons);
  if ('issues' in read)
    throw new UsageError(
      read.issues
        .map(({ line, message }) => {
          const place = folder?.placeOf(line);
          const where = place === undefined ? `${path}:${line}` : `${join(path, place.file)}:${place.line}`;
          return `${where}: ${englishText(message)}`;
        })
        .join('\n'),
    );
  const json = JSON.stringify(JSON.parse(text.replace(/^\ufeff/, '')));
  return {
    id: `tour-${crc32(Buffer.from(json)).toString(16)}`,
    title: read.tour.title,
    attributes: { tour: json },
  };
}

/** An exercise that cannot be made is not packed. */
async function exerciseContent(text: string, lang: string, system: System): Promise<Content> {
  const fail = ({ error }: Refusal): never => {
    throw new UsageError(`scorm: --exercise is ${text}: ${english.format(error)}`);
  };
  const spec = readSpec(text);
  if (isRefusal(spec)) return fail(spec);
  const source = await loadSource(spec.lesson, system);
  if (isRefusal(source)) return fail(source);
  const exercise = generate(spec, source);
  if (isRefusal(exercise)) return fail(exercise);
  const locale = await fetchLanguage(lang || 'en', spec.lesson);
  // A package has no other files: it holds the program itself.
  const written = writeSpec(isProgramSource(spec.lesson) ? { ...spec, lesson: source.lesson.id } : spec);
  const title = `${titleOf(locale, source.lesson)} · ${locale.t(exercisesText('exercises.seed_of'), { seed: spec.seed })}`;
  // Without a button for other numbers: the result is that of this exercise.
  return {
    id: `exercise-${isProgramSource(spec.lesson) ? crc32(Buffer.from(written)).toString(16) : written.replace(/[^\w]+/g, '-')}`,
    title,
    attributes: { exercise: written, lock: 'all' },
  };
}

/** The page that the platform opens. The adapter comes first: it waits for the events of the element. */
async function page({ id, title, attributes }: Content, lang: string): Promise<string> {
  const locale = await fetchLanguage(lang || 'en', '');
  const all = {
    loading: 'eager',
    // The result is that of this lesson.
    ...{ lock: 'lesson', hide: 'lessons share' },
    ...attributes,
    ...(lang && { lang }),
    'data-activity': `urn:attention-lab:${id}`,
  };
  const written = Object.entries(all).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<!doctype html>
<html lang="${escaped(lang || 'en')}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
  </head>
  <body>
    <p data-unreported hidden>${escaped(locale.t(authoringText('results.unreported')))}</p>
    <p data-unstored hidden role="alert">${escaped(locale.t(authoringText('results.unstored')))}</p>
    <p data-shortened hidden role="status">${escaped(locale.t(authoringText('results.shortened')))}</p>
    <attention-lab ${written.join(' ')}></attention-lab>
    <script type="module" src="lms.js"></script>
    <script type="module" src="standalone.js"></script>
  </body>
</html>
`;
}

async function contentOf(options: Options, system: System): Promise<Content> {
  const { tour, lesson, exercise, lang } = options;
  if (exercise !== '') return exerciseContent(exercise, lang, system);
  const lessons: readonly Lesson[] = JSON.parse((await packaged('lessons.json')).toString());
  return tour === '' ? lessonContent(lesson, lessons) : tourContent(tour, lessons);
}

async function run(args: readonly string[], system: System): Promise<number> {
  const options = optionsOf(args);
  const { version, passing, lang } = options;
  if (process.stdout.isTTY)
    throw new UsageError('scorm: the package is written to standard output: add > package.zip');
  const content = await contentOf(options, system);
  const href = 'index.html';
  const files = [href, 'lms.js', 'standalone.js', 'LICENSE', 'NOTICE', 'OFL.txt'];
  const { id, title } = content;
  const text = manifest(version, { id: `attention-lab-${id}`, title, href, files, passing });
  const entries = await Promise.all(
    files.map(async (name) => ({
      name,
      bytes: name === href ? Buffer.from(await page(content, lang)) : await packaged(name),
    })),
  );
  return system.out(zip([{ name: 'imsmanifest.xml', bytes: Buffer.from(text) }, ...entries]));
}

const help = helpText({
  usage: 'scorm (--tour FILE | --lesson ID | --exercise LESSON:KIND:SEED) [options] > package.zip',
  text: 'Writes a package for learning platforms: a zip file in the format SCORM.',
  options: [
    ['--tour FILE', 'a tour: its folder, or a file in JSON'],
    ['--lesson ID', 'one of the lessons below'],
    [
      '--exercise SPEC',
      'an exercise: lesson, kind, seed, then its step and its cells if they are not the first ones',
    ],
    ['--version VERSION', '1.2 or 2004; 1.2 by default'],
    ['--pass PERCENT', 'the share of right answers that passes, from 0 to 100; none by default'],
    ['--lang CODE', 'the language, en or fr; that of the browser by default'],
  ],
  parts: [
    {
      heading: 'Exercises',
      lines: ['`npx attention-lab sheets --help` lists lessons with their kinds and steps.'],
    },
    { heading: 'Lessons', lines: catalogue.map(({ id }) => id) },
    {
      heading: 'Examples',
      lines: [
        'npx attention-lab scorm --lesson masks --pass 60 > package.zip',
        'npx attention-lab scorm --exercise masks:row:17 --lang fr > package.zip',
        'npx attention-lab scorm --exercise masks:cell:17:context:0.1,2.0 --version 2004 > package.zip',
      ],
    },
  ],
});

export const scorm: Command = { summary: 'writes a package for learning platforms (SCORM)', help, run };
