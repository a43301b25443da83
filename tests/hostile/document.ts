import type { Engine } from '../../web/engine/engine';
import { limits } from '../../web/store/sizes/limits';
import { readDocument } from '../../web/store/untrusted/read-document';
import { lessons } from '../web/all';
import { inEnglish } from '../web/english';
import { fromJson } from '../web/store/json';
import type { Hostile } from './items';

type UnknownFields = Readonly<Record<string, unknown>>;

/** Text with lone surrogates in place of a matrix. It is tested as the name of a token, the only text in our documents. */
const isBrokenText = (found: unknown): found is string =>
  typeof found === 'string' && /\p{Surrogate}/u.test(found);

/** Maps field names of the collection to those of our documents; other values are returned unchanged. */
function toOurDocument(found: unknown): unknown {
  if (typeof found !== 'object' || found === null || 'lesson' in found) return found;
  const {
    X,
    Q,
    K,
    V,
    labels,
    routine,
    num_heads,
    n,
    d = 1,
    image,
    patch,
    window,
    layers,
    ...rest
  } = found as UnknownFields;
  const words = isBrokenText(X) ? [X, 'b', 'c'] : labels;
  const common = { ...rest, ...(words === undefined ? {} : { tokens: { query: words } }) };
  if (isBrokenText(X)) return { ...common, lesson: 'basic-self-attention' };
  if (routine !== undefined) return { ...common, lesson: routine, inputs: { x: X } };
  if (Q !== undefined) return { ...common, lesson: 'dot-product', inputs: { query: Q, key: K, value: V } };
  if (num_heads !== undefined) return { ...common, lesson: 'multi-head', options: { n_heads: num_heads } };
  if (patch !== undefined)
    return { ...common, lesson: 'vision-transformer', options: { patch }, inputs: { image } };
  if (window !== undefined) return { ...common, lesson: 'windows-on-a-line', options: { window } };
  if (layers !== undefined) return { ...common, lesson: 'transformer', options: { layers } };
  if (n !== undefined)
    return { ...common, lesson: 'basic-self-attention', inputs: { x: { rows: n, cols: d, data: [] } } };
  return X === undefined ? found : { ...common, lesson: 'basic-self-attention', inputs: { x: X } };
}

/** Reads a case as the app reads a saved file. */
function read(text: string, { variants }: Engine) {
  const raw = fromJson(text, lessons, variants);
  if (/JSON expected|nested too deeply/.test(inEnglish(raw.messages)[0] ?? '')) return raw;
  return readDocument(toOurDocument(JSON.parse(text)), lessons, variants);
}

const isNormalized = (value: number) => Number.isFinite(value) && !Object.is(value, -0);

/** Differences from the expected outcome of reading a saved document; empty when there are none. */
export function documentProblems({ text, expect }: Hostile, engine: Engine): readonly string[] {
  const { document, messages } = inEnglish(read(text, engine));
  const problems: string[] = [];
  if (expect === 'reject' && document !== null) problems.push('it is accepted');
  if (expect !== 'reject' && document === null) problems.push(`it is rejected: ${messages.join()}`);
  if (document === null && !/\w+ (is|has) |, row \d+/.test(messages.join()))
    problems.push(`the message names no field: ${messages.join()}`);
  const numbers = Object.values(document?.inputs ?? {}).flatMap(({ data }) => data);
  if (!numbers.every(isNormalized)) problems.push('a number is not finite, or is -0');
  const words = document?.tokens.query ?? [];
  if (words.some((word) => word.length > limits.wordLength || /\p{Surrogate}/u.test(word)))
    problems.push('a token name is too long, or not well-formed');
  return problems;
}
