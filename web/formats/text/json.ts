import { failReading, type GivenArray, type GivenFile, givenLimits } from '../given-array';
import { arrayOf, type Nested, NumberBudget } from './nested';

/** `{"scores": [[1, 2]], "n_heads": 2}`. Null if the text is no JSON. Throws a `MessageError` for other contents. */
export function readJsonArrays(text: string): Pick<GivenFile, 'arrays' | 'values'> | null {
  const parsed = parse(text);
  if (parsed === undefined) return null;
  const budget = new NumberBudget();
  if (typeof parsed !== 'object' || parsed === null) return null;
  const arrays: GivenArray[] = [];
  const values = new Map<string, number | string | boolean>();
  for (const [key, value] of Object.entries(parsed)) {
    const name = key.slice(0, givenLimits.nameLength);
    if (Array.isArray(value)) arrays.push(arrayOf(name, toNested(value, budget)));
    else if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean')
      values.set(name, value);
    else failReading('implementation.json_value', { name });
  }
  if (arrays.length > givenLimits.arrays)
    failReading('implementation.too_many_arrays', { count: arrays.length, max: givenLimits.arrays });
  return { arrays, values };
}

/** Python writes NaN and Infinity, which JSON does not have. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/([[,:]\s*)(-?(?:Infinity|NaN))\b/g, '$1"$2"'));
  } catch {
    return undefined;
  }
}

function toNested(list: readonly unknown[], budget: NumberBudget, depth = 1): readonly Nested[] {
  if (depth > givenLimits.dimensions)
    failReading('implementation.too_many_dimensions', {
      name: '',
      count: depth,
      max: givenLimits.dimensions,
    });
  return list.map((item) => {
    if (Array.isArray(item)) return toNested(item, budget, depth + 1);
    budget.take();
    return item === null ? 'nan' : String(item);
  });
}
