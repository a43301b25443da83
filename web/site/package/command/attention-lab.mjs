#!/usr/bin/env node
/**
 * `npx attention-lab check FILE` compares what your own code computed with the run of a lesson. Exits with 0 if everything
 * agrees, 1 if something differs, 2 if the check is not possible.
 */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from '../check.js';

const usage = `Usage: attention-lab check FILE [--lesson ID] [--option NAME=VALUE …] [--name ARRAY=MATRIX …] [--lang en|fr] [--json]

Compares the arrays in FILE (.npz, .npy, .safetensors, JSON, or what NumPy or PyTorch printed; - for the standard input) with
what the lesson computes from the inputs in it, step by step, and says which mistake gives the numbers that differ.

  --lesson ID            scaled-dot-product by default
  --option NAME=VALUE    an option of the lesson: mask=causal, n_heads=4
  --options JSON         several of them: '{"mask": "causal", "n_heads": 4}'
  --name ARRAY=MATRIX    what an array stands for: y=output; nothing after = leaves it out
  --lang CODE            the language of the report: en or fr
  --json                 prints the report as JSON

Exit code: 0 if everything agrees, 1 if something differs or is not known, 2 if the check is not possible.`;

/** More than this is not read. */
const MAX_BYTES = 32_000_000;

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
        ...{ lang: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      },
    });
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`);
  }
}

const { values, positionals } = parse();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [command, file, ...more] = positionals;
if (command !== 'check' || file === undefined || more.length > 0) fail(usage);
try {
  const request = {
    bytes: await bytesOf(file),
    file: basename(file),
    lesson: values.lesson,
    lang: values.lang,
    options: optionsOf(values),
    names: Object.fromEntries((values.name ?? []).map((text) => pair(text, 'name'))),
  };
  const result = await check(request, async (url) => new Uint8Array(await readFile(url)));
  const { passes, text, report } = result;
  const finite = (_key, value) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
  console.log(values.json ? JSON.stringify({ passes, text, report }, finite, 2) : text);
  process.exitCode = passes ? 0 : 1;
} catch (error) {
  fail(error.message);
}
