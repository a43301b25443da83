#!/usr/bin/env node
/**
 * `npx attention-lab check FILE` compares what your own code computed with the run of a lesson. Exits with 0 if everything that was
 * compared agrees, 1 if something differs, 2 if the check is not possible.
 */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { check, checkedLessons } from '../check.js';

const usage = `Usage: attention-lab check FILE … [--lesson ID] [--option NAME=VALUE …] [--name ARRAY=MATRIX …] [--strict] [--lang en|fr] [--json]

Compares the arrays in FILE (.npz, .npy, .safetensors, JSON, or what NumPy or PyTorch printed; - for the standard input) with
what the lesson computes from the inputs in it, step by step, and says which mistake gives the numbers that differ.

  --lesson ID            a lesson or a mechanism; without it, what fits the file best. See below
  --option NAME=VALUE    an option of the lesson: mask=causal, n_heads=4
  --options JSON         several of them: '{"mask": "causal", "n_heads": 4}'
  --name ARRAY=MATRIX    what an array stands for: y=output, or head_0/weights; nothing after = leaves it out
  --decimal comma|point  the decimal mark, where a text can be read with either
  --strict               arrays that were not compared, since their names are unknown, are a difference, too
  --lang CODE            the language of the report: en or fr
  --json                 prints the report as JSON

Exit code: 0 if everything that was compared agrees, 1 if something differs, 2 if the check is not possible: inputs are missing,
nothing could be compared, or the file cannot be read.

Several files are read as one: all shards of a model.`;

/** More than this is not read. */
const MAX_BYTES = 32_000_000;

const readFromDisk = async (url) => new Uint8Array(await readFile(url));

function fail(text) {
  console.error(text);
  process.exit(2);
}

/** `mask=causal` as name and value. */
function pair(text, flag) {
  const at = text.indexOf('=');
  if (at < 1) fail(`--${flag} is "${text}": NAME=VALUE expected`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** A value as JSON reads it, else as text. */
function parsedValue(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function optionsOf({ option = [], options }) {
  const given = options === undefined ? {} : parsedValue(options);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    fail(`--options is ${options}: an object in JSON expected`);
  return {
    ...given,
    ...Object.fromEntries(
      option.map((text) => pair(text, 'option')).map(([name, value]) => [name, parsedValue(value)]),
    ),
  };
}

async function bytesOf(file) {
  if (file === '-') {
    const parts = [];
    let size = 0;
    for await (const part of process.stdin) {
      size += part.length;
      if (size > MAX_BYTES) fail(`The standard input has more than ${MAX_BYTES} bytes.`);
      parts.push(part);
    }
    return new Uint8Array(Buffer.concat(parts));
  }
  const { size } = await stat(file);
  if (size > MAX_BYTES) fail(`${file} has ${size} bytes: at most ${MAX_BYTES} expected`);
  return new Uint8Array(await readFile(file));
}

function parse() {
  try {
    const several = { type: 'string', multiple: true };
    return parseArgs({
      allowPositionals: true,
      options: {
        ...{ lesson: { type: 'string' }, option: several, options: { type: 'string' }, name: several },
        ...{ lang: { type: 'string' }, decimal: { type: 'string' }, strict: { type: 'boolean' } },
        ...{ json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      },
    });
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`);
  }
}

const { values, positionals } = parse();
if (values.help) {
  const { lessons, mechanisms } = await checkedLessons(readFromDisk);
  const list = lessons.map(({ id, variant }) => `  ${id.padEnd(36)} ${variant}`).join('\n');
  console.log(
    `${usage}\n\nLessons, and their mechanisms:\n${list}\n\nOther mechanisms:\n  ${mechanisms.join('\n  ')}`,
  );
  process.exit(0);
}
const [command, file, ...more] = positionals;
if (command !== 'check' || file === undefined) fail(usage);
if (values.decimal !== undefined && !['comma', 'point'].includes(values.decimal))
  fail(`--decimal is "${values.decimal}": comma or point expected`);
try {
  const request = {
    bytes: await bytesOf(file),
    file: basename(file),
    lesson: values.lesson,
    lang: values.lang,
    options: optionsOf(values),
    decimal: values.decimal,
    isStrict: values.strict === true,
    ...(more.length > 0 && {
      more: await Promise.all(
        more.map(async (each) => ({ name: basename(each), bytes: await bytesOf(each) })),
      ),
    }),
    names: Object.fromEntries((values.name ?? []).map((text) => pair(text, 'name'))),
  };
  const { passes, outcome, text, report } = await check(request, readFromDisk);
  const finite = (_key, value) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
  if (outcome === 'unjudged' && !values.json) fail(text);
  console.log(values.json ? JSON.stringify({ passes, outcome, text, report }, finite, 2) : text);
  process.exitCode = outcome === 'unjudged' ? 2 : passes ? 0 : 1;
} catch (error) {
  fail(error.message);
}
