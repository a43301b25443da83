import type { Translations } from './translations';

interface Template {
  /** What stands before, between and after the values. */
  readonly literals: readonly string[];
  /** The number of each value, in the order of the text. */
  readonly places: readonly number[];
  readonly to: string;
}

function template([from, to]: readonly [string, string]): Template {
  const parts = from.split(/\{(\d)\}/);
  return {
    literals: parts.filter((_, at) => at % 2 === 0),
    places: parts.filter((_, at) => at % 2 === 1).map(Number),
    to,
  };
}

/** The values that a text has where a template has places, or null. Each literal is looked for once, from left to right. */
function valuesIn(text: string, { literals }: Template): readonly string[] | null {
  const [first = '', ...others] = literals;
  const last = others.pop() ?? '';
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last)) return null;
  const values: string[] = [];
  let from = first.length;
  for (const literal of others) {
    const at = text.indexOf(literal, from);
    if (at < 0) return null;
    values.push(text.slice(from, at));
    from = at + literal.length;
  }
  return from > end ? null : [...values, text.slice(from, end)];
}

function filled({ places, to }: Template, values: readonly string[]): string {
  const by = new Map(places.map((place, at) => [place, values[at] ?? '']));
  return to.replace(/\{(\d)\}/g, (_, place) => by.get(Number(place)) ?? '');
}

/**
 * Translates texts that have their values in them already: a message of the engine is met by the template it was made of.
 * `names` are what its values may be.
 */
export function recogniser(
  translations: Translations,
  names = translations,
): (text: string) => string | undefined {
  const templates = Object.entries(translations)
    .filter(([from]) => from.includes('{0}'))
    .sort(([a], [b]) => b.length - a.length)
    .map(template);
  /** A value may be the name of a matrix, which has a translation of its own. */
  const known = (text: string): string | undefined =>
    Object.hasOwn(names, text) ? names[text] : recognise(text);
  const recognise = (text: string): string | undefined => {
    for (const each of templates) {
      const values = valuesIn(text, each);
      if (values !== null)
        return filled(
          each,
          values.map((value) => known(value) ?? value),
        );
    }
    return undefined;
  };
  return recognise;
}
