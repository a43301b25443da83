import { expect } from 'vitest';
import core from '../../../web/i18n/en/engine.json';
import full from '../../../web/i18n/en/engine-full.json';
import programs from '../../../web/i18n/en/engine-programs.json';
import ui from '../../../web/i18n/en/interface.json';
import engine from '../../../web/i18n/fr/engine.json';
import frenchUi from '../../../web/i18n/fr/interface.json';

/** The live references of a text, in no particular order. */
const references = (text: string): readonly string[] => (text.match(/\[\[.*?\]\]/g) ?? []).sort();

/** A text without its references, which are no French. */
const bare = (text: string): string => text.replace(/\[\[.*?\]\]/g, '…');

/** Two live numbers with a comma between them: with decimal commas nobody could tell where one ends. */
const runTogether = /\[\[(?!row|col|dim)[^\]]*:[^\]]*\]\], \[\[(?!row|col|dim)[^\]]*:/;

/** What French printers would mend in a text. */
function slips(text: string): readonly string[] {
  const rules: readonly [string, RegExp][] = [
    ['a narrow space before ; ! ?', /(?<!\u202f)[;!?]/],
    ['a space that does not break before :', /(?<!\u00a0):/],
    ['a space that does not break before %', /[\d}] %/],
    ['narrow spaces inside « »', /«(?!\u202f)|(?<!\u202f)»/],
    ['French quotation marks', /[“”"]/],
    ['a curved apostrophe', /'/],
    ['a decimal comma', /\d\.\d/],
    ['thousands set apart by a narrow space', /\d[, ]\d{3}(?!\d)/],
    ['single spaces', / {2}|^ | $/],
  ];
  const missing = rules.filter(([, rule]) => rule.test(bare(text))).map(([name]) => name);
  if (runTogether.test(text)) missing.push('semicolons between numbers');
  return missing.map((name) => `${name}: ${text}`);
}

/** What the page itself says in French: an option or a button that a text names is called so there. */
const onPage: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      [{ ...core, ...full, ...programs }, engine],
      [ui, frenchUi],
    ] as const
  ).flatMap(([texts, translated]) =>
    Object.entries<unknown>(texts).flatMap(([id, text]) => {
      const french: unknown = Reflect.get(translated, id);
      return typeof text === 'string' && typeof french === 'string' ? [[text, french]] : [];
    }),
  ),
);

/** Names that stand in quotation marks in English, and are called otherwise on the French page and in the French text. */
function misnamed([english, french]: readonly [string, string]): readonly string[] {
  const names = [...english.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
  return names.filter((name) => !french.includes(onPage[name] ?? '')).map((name) => `${name}: ${french}`);
}

/** What holds for any translations: nothing is left in English, references are kept, the typography is French. */
export function expectWellMade(translations: readonly (readonly [english: string, french: string])[]): void {
  for (const [english, french] of translations) {
    // Single words, and equations, may be the same in both languages.
    if (/\p{L} \p{L}/u.test(bare(english))) expect(french, 'left as it was').not.toBe(english);
    expect(references(french), french).toEqual(references(english));
  }
  expect(translations.flatMap(([, french]) => slips(french))).toEqual([]);
  expect(translations.flatMap(misnamed)).toEqual([]);
}
