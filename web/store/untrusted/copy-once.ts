import { detailsOf } from '../../engine/errors';
import { authoringText } from '../../i18n/en/authoring';
import { type Message, message } from '../../i18n/message';
import { limits } from '../sizes/limits';

/** A copy of an untrusted value, or null with the reason why it cannot be read. */
export interface CopyResult {
  readonly value: unknown;
  readonly error: Message | null;
}

/**
 * Copies what a page has assigned to a property, so that its getters and proxies run once, and only here. Refuses the value
 * if one of them throws.
 */
export function copyOnce(name: string, assigned: unknown): CopyResult {
  try {
    return { value: copyOf(assigned, new Map()), error: null };
  } catch (error) {
    return {
      value: null,
      error: message(authoringText('error.getter_failed'), { name, reason: detailsOf(error) }),
    };
  }
}

/** `copies` are those of the objects that have been read: an object may contain itself. */
function copyOf(value: unknown, copies: Map<unknown, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (copies.has(value)) return copies.get(value);
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return copyList(value as unknown[], copies);
  // Without a prototype, so that `__proto__` is a name like any other.
  const copy = Object.create(null) as Record<string, unknown>;
  copies.set(value, copy);
  for (const name of Object.keys(value)) copy[name] = copyOf(Reflect.get(value, name), copies);
  return copy;
}

/** Of a list that is longer than any matrix, only the length is read: its message names it. */
function copyList(list: readonly unknown[], copies: Map<unknown, unknown>): unknown {
  const { length } = list;
  const copy: unknown[] = [];
  copies.set(list, copy);
  if (length > limits.side ** 2) copy.length = length;
  else for (let at = 0; at < length; at++) copy[at] = copyOf(list[at], copies);
  return copy;
}
