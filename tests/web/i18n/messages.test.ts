import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../web/engine/engine';
import { EngineError } from '../../../web/engine/errors';
import { programOf } from '../../../web/engine/programs';
import type { Group, Trace } from '../../../web/engine/types';
import authoring from '../../../web/i18n/en/authoring.json';
import core from '../../../web/i18n/en/engine.json';
import full from '../../../web/i18n/en/engine-full.json';
import programs from '../../../web/i18n/en/engine-programs.json';
import ui from '../../../web/i18n/en/interface.json';
import long from '../../../web/i18n/en/long-sequences.json';
import training from '../../../web/i18n/en/training.json';
import french from '../../../web/i18n/fr/engine.json';
import type { Message, MessageValue } from '../../../web/i18n/message';
import { LabStore } from '../../../web/store/store';
import { lessons, libraryOf, wholeEngine } from '../all';

const texts: Readonly<Record<string, string>> = { ...core, ...full, ...programs, ...long };
const inFrench: Readonly<Record<string, string>> = french;

/** Texts of the page: what loads files and trains makes messages of these, too. */
const page = { ...ui, ...authoring, ...training };

const namesIn = (text = ''): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

/** Every message that a run or a refusal had, by its key, with the names of its values. */
const sent = new Map<string, Set<string>>();

function collect(message: Message): void {
  const names = sent.get(message.key) ?? new Set();
  names.add(Object.keys(message.args).sort().join());
  sent.set(message.key, names);
  for (const value of Object.values<MessageValue>(message.args))
    if (typeof value === 'object') collect(value);
}

const collectGroup = ({ kind, number }: Group): void =>
  collect(
    number === null ? { key: `group.${kind}`, args: {} } : { key: `group.${kind}_number`, args: { number } },
  );

function collectTrace(trace: Trace): void {
  // Titles of groups in programs are made of names in them.
  const collectNamed = programOf(trace.variant) === null ? collectGroup : () => {};
  for (const { id, title, rows, cols, group } of trace.nodes) {
    collect(title);
    group.filter(({ kind }) => kind !== 'step').forEach(collectNamed);
    for (const [row, col] of [
      [0, 0],
      [rows - 1, cols - 1],
      [0, cols - 1],
      [rows - 1, 0],
    ] as const)
      collect(trace.explain({ node: id, row, col }).sentence);
  }
  for (const { name, groups } of trace.sections) {
    collect(name);
    groups.forEach(collectNamed);
  }
  for (const { text } of trace.notes) collect(text);
}

function collectSchemas(engine: Engine): void {
  for (const { title, source, dimensions, inputs, options } of engine.variants) {
    for (const message of [title, source]) collect(message);
    for (const { description } of [...dimensions, ...inputs, ...options]) collect(description);
    for (const { name, choices } of options)
      for (const word of [name, ...choices]) collect({ key: `word.${word}`, args: {} });
  }
}

function collectErrors(engine: Engine): void {
  const { cases } = JSON.parse(readFileSync('tests/fixtures/errors.json', 'utf8'));
  for (const { variant, inputs, options } of cases)
    try {
      engine.run({ variant, inputs: inputs ?? {}, options: options ?? {} });
    } catch (error) {
      if (error instanceof EngineError && error.details !== null) collect(error.details);
    }
}

/** The keys that the code names in full. */
function keysIn(root: string, extension: string, quote: string): ReadonlySet<string> {
  const kinds =
    'argument|axis|change|dimension|error|explain|file|group|input|mistake|note|option|program|section|title|type|variant|word';
  const pattern = new RegExp(`${quote}((?:${kinds})\\.[\\w.]*\\w)${quote}`, 'g');
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(extension) && !path.startsWith('generated'))
    .flatMap((path) => [...readFileSync(`${root}/${path}`, 'utf8').matchAll(pattern)]);
  return new Set(found.map(([, key = '']) => key));
}

const named = new Set([
  ...keysIn('wasm', '.cpp', '"'),
  ...keysIn('wasm', '.h', '"'),
  ...keysIn('web/engine', '.ts', "'"),
  ...keysIn('web/training', '.ts', "'"),
  ...keysIn('web/workers', '.ts', "'"),
  ...keysIn('web/word-vectors', '.ts', "'"),
]);

/** The beginnings of keys whose ends are names of the engine: `argument.` and "cosines", `title.` and "scores". */
const composed =
  /^(?:argument|axis|title|title\.part|type|word|group|variant\.\w+|error\.small_engine|explain\.(?:activation|add|subtract|multiply))\./;

/** Where the code names the end of a key: in quotation marks. */
const code = readdirSync('wasm', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:cpp|h)$/.test(path))
  .map((path) => readFileSync(`wasm/${path}`, 'utf8'))
  .join('')
  .concat(readFileSync('web/engine/builds/full-build.ts', 'utf8').replaceAll("'", '"'));

beforeAll(async () => {
  const engine = await wholeEngine();
  const library = libraryOf(engine);
  collectSchemas(engine);
  collectErrors(engine);
  for (const { id } of lessons) collectTrace(new LabStore(library, await library.open(id)).trace);
});

describe('every message of the engine', () => {
  it('has a text, whether it occurs in a run or in the code', () => {
    expect(sent.size).toBeGreaterThan(400);
    const missing = [...sent.keys(), ...named].filter((key) => texts[key] === undefined);
    expect(missing.filter((key) => !Object.hasOwn(page, key))).toEqual([]);
  });

  it('has the placeholders of its text', () => {
    const different = [...sent].flatMap(([key, all]) =>
      [...all].filter((names) => names !== namesIn(texts[key]).join()).map((names) => `${key}: ${names}`),
    );
    expect(different).toEqual([]);
  });
});

describe('every text of the engine', () => {
  it('is used', () => {
    const isComposed = (key: string): boolean => {
      const end = key.slice(key.lastIndexOf('.') + 1).replace(/_number$/, '');
      return composed.test(key) && (code.includes(`"${end}"`) || code.includes(`"${key.split('.')[1]}"`));
    };
    const unused = Object.keys(texts).filter((key) => !sent.has(key) && !named.has(key) && !isComposed(key));
    expect(unused).toEqual([]);
  });

  it('is in one English file', () => {
    const all = [core, full, programs, long].flatMap((each) => Object.keys(each));
    expect(all.length).toBe(new Set(all).size);
  });

  it('has a translation, with the same places', () => {
    expect(Object.keys(inFrench).sort()).toEqual(Object.keys(texts).sort());
    const different = Object.entries(texts).filter(
      ([key, text]) => `${namesIn(text)}` !== `${namesIn(inFrench[key])}`,
    );
    expect(different).toEqual([]);
  });

  it('follows French typography', () => {
    const slip = /(?<!\u202f)[;!?](?=\s|$)|(?<!\u00a0): |[\d}] %|«(?!\u202f)|(?<!\u202f)»|'/;
    expect(Object.values(inFrench).filter((text) => slip.test(text))).toEqual([]);
  });
});
