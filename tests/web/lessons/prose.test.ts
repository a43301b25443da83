import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parts } from '../../../web/lessons/index';
import { lessons, libraryOf, wholeEngine } from '../all';

/** A text that readers read, and where it stands. */
type Prose = readonly [where: string, text: string];

/** The strings with a space in a value, by path. */
function textsIn(value: unknown, path: string): readonly Prose[] {
  if (typeof value === 'string') return value.includes(' ') ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${path}.${name}`));
}

const folder = 'web/i18n/en/';
const catalogues = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => textsIn(JSON.parse(readFileSync(folder + file, 'utf8')), file));

const opened = libraryOf(await wholeEngine());
const taught = await Promise.all(
  lessons.map(async ({ id, steps }) => [
    ...steps.flatMap(({ node, prose, aside }) => textsIn({ prose, aside }, `${id}, ${node}`)),
    ...textsIn((await opened.open(id)).guide, `${id}, guide`),
  ]),
);
const listed = parts.flatMap(({ title, purpose, lessons: entries }) =>
  textsIn([purpose, ...entries.map(({ summary }) => summary)], title),
);
const all: readonly Prose[] = [...catalogues, ...taught.flat(), ...listed];

/** The pages around the element, with the code that writes their texts. */
const site = readdirSync('web/site', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:html|ts)$/.test(file))
  .flatMap((file) =>
    readFileSync(`web/site/${file}`, 'utf8')
      .split('\n')
      .map((line): Prose => [file, line]),
  );

/** Words that few people use today, or that say nothing. */
const avoided =
  /\b(?:albeit|amongst|anew|afresh|aught|back and forth|bag of|come what may|forthwith|hence|henceforth|hereby|in all else|lest|nought|obviously|of its own accord|on show|shall|simply|therein|thereof|thus|to and fro|trivially|upon|whence|wherein|whilst|withal)\b/i;

/** Names of options, inputs and nodes as programmers write them; symbols such as d_k are typeset. */
const rawName = /(?<![\w/√.:*])(?!d_\w+\b|w_\w+\b|n_heads\b|p_k\b)[a-z]{2,}_[a-z]+(?![\w/:])/;

const withoutReferences = (text: string): string =>
  text.replace(/\[\[.*?\]\]/g, 'x').replace(/\{\w+\}/g, 'x');

const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Phrases that a reader would have to think about, and what is usual instead: “Loading…”, “Reset”, “Click a box to go there”. */
const odd =
  /\b(?:as at first|comes? to rest|from foot to|hands? in|in sight|is a way (?:there|to)|is on its way|let it write|nobody here|out without a fault|takes? (?:it|them) apart|throws? (?:it|them) about|what comes of)\b/i;

const found = (isWrong: (text: string) => boolean, texts = all): readonly string[] =>
  texts.filter(([, text]) => isWrong(withoutReferences(text))).map(([where, text]) => `${where}: ${text}`);

describe('what readers read', () => {
  it('is all here', () => {
    expect(all.length).toBeGreaterThan(3000);
  });

  it('has no words that are odd today', () => {
    expect(found((text) => avoided.test(text))).toEqual([]);
    expect(found((text) => odd.test(text))).toEqual([]);
  });

  it('has none of them in the pages around it', () => {
    expect(site.length).toBeGreaterThan(1000);
    expect(found((text) => avoided.test(text) || odd.test(text), site)).toEqual([]);
  });

  it('has no sentence of more than 40 words', () => {
    const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?:;])\s/);
    expect(found((text) => sentences(text).some((each) => wordsIn(each) > 40))).toEqual([]);
  });

  it('has no side note of more than 100 words', () => {
    const asides = lessons.flatMap(({ id, steps }) =>
      steps.flatMap(({ node, aside = '' }) => (wordsIn(aside) > 100 ? [`${id}, ${node}: ${aside}`] : [])),
    );
    expect(asides).toEqual([]);
  });

  it('has no raw names of options', () => {
    // Errors of the programming interface name its values, and cures what programmers write.
    const ofInterface =
      /^(?:engine-programs\.json\.program\.shape\.three_axes|engine-full\.json\.error\.(?:no_model_to_train|task_of_another_model)|engine-full\.json\.mistake\.rotary_halves_mixed|formats\.json\.formats\.(?:factor_unclear|file_objects|file_torch)|implementation\.json\.implementation\.(?:cure_window|masked_rows(?:_nan)?)|program\.json\.editor\.function\.\w+):/;
    expect(found((text) => rawName.test(text)).filter((line) => !ofInterface.test(line))).toEqual([]);
  });
});
