import type { Engine } from '../../web/engine/engine';
import { limits } from '../../web/store/sizes/limits';
import { readDocument } from '../../web/store/untrusted/read-document';
import { lessons } from '../web/all';
import { inEnglish } from '../web/english';
import { fromJson } from '../web/store/json';
import type { Hostile } from './items';

type Outside = Readonly<Record<string, unknown>>;

/** A text where a matrix is expected, and not even well-formed: the one text in our documents is the name of a token. */
const isBrokenText = (found: unknown): found is string =>
  typeof found === 'string' && /\p{Surrogate}/u.test(found);

/** What the collection calls by other names, as a document of ours; what has no such name stays as it is. */
function translated(found: unknown): unknown {
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
  } = found as Outside;
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

/** Reads a file. */
function read(text: string, { variants }: Engine) {
  const raw = fromJson(text, lessons, variants);
  if (/JSON expected|nested too deeply/.test(inEnglish(raw.messages)[0] ?? '')) return raw;
  return readDocument(translated(JSON.parse(text)), lessons, variants);
}

const sound = (value: number) => Number.isFinite(value) && !Object.is(value, -0);

/** What is wrong with how a saved document is read; empty when it ends in its class. */
export function documentProblems({ text, expect }: Hostile, engine: Engine): readonly string[] {
  const { document, messages } = inEnglish(read(text, engine));
  const problems: string[] = [];
  if (expect === 'reject' && document !== null) problems.push('it is taken');
  if (expect !== 'reject' && document === null) problems.push(`it is refused: ${messages.join()}`);
  if (document === null && !/\w+ (is|has) |, row \d+/.test(messages.join()))
    problems.push(`the refusal names nothing: ${messages.join()}`);
  const numbers = Object.values(document?.inputs ?? {}).flatMap(({ data }) => data);
  if (!numbers.every(sound)) problems.push('a number is not one, or has the sign of a zero');
  const words = document?.tokens.query ?? [];
  if (words.some((word) => word.length > limits.wordLength || /\p{Surrogate}/u.test(word)))
    problems.push('a name is too long, or no text');
  return problems;
}
