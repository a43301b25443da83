import { authoringText } from '../../i18n/en/authoring';
import { type Message, message } from '../../i18n/message';
import { type Refusal, refuse } from '../document/refusal';
import { limits } from '../sizes/limits';
import { describeValue } from './copy-values';

/** Parses untrusted JSON after checking its length, depth and number of lists. `name` is used in error messages. */
export function readJson(name: string, text: string): { readonly value: unknown } | Refusal {
  const error = budgetError(name, text);
  if (error !== null) return refuse(error);
  try {
    // Some programs write a byte-order mark.
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    const [, word] = notInJson.exec(text) ?? [];
    return word === undefined
      ? refuse(message(authoringText('error.json_expected'), { name, found: describeValue(text) }))
      : refuse(message(authoringText('error.json_number'), { name, found: word }));
  }
}

/** What Python's `json` writes and JSON does not have, outside of quotation marks. */
const notInJson = /[[,:]\s*(NaN|-?Infinity)(?=\s*[\],}])/;

function budgetError(name: string, text: string): Message | null {
  if (text.length > limits.jsonLength)
    return message('error.characters', { name, count: text.length, max: limits.jsonLength });
  const { depth, lists } = measureJson(text);
  if (depth > limits.jsonDepth)
    return message(authoringText('error.nested_too_deeply'), { name, max: limits.jsonDepth });
  return lists > limits.jsonLists
    ? message(authoringText('error.too_many_lists'), { name, max: limits.jsonLists })
    : null;
}

const [quote, backslash, openList, openObject, closeList, closeObject] = [...'"\\[{]}'].map((sign) =>
  sign.charCodeAt(0),
);

/** The nesting depth, and the number of lists and objects, found without parsing. Brackets in strings are ignored. */
function measureJson(text: string): { readonly depth: number; readonly lists: number } {
  let [depth, level, lists, isString] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) isString = !isString;
    else if (isString) at += sign === backslash ? 1 : 0;
    else if (sign === openList || sign === openObject) {
      lists += 1;
      level += 1;
      depth = Math.max(depth, level);
    } else if (sign === closeList || sign === closeObject) level -= 1;
  }
  return { depth, lists };
}
