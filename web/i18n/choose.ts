import type { ForeignLanguage } from './foreign-language';
import { createLocale, english, type Locale } from './i18n';

interface LanguageEntry {
  /** The name of the language in that language. */
  readonly name: string;
  readonly load: (() => Promise<ForeignLanguage>) | null;
}

/** The languages of the page, by code. */
export const languages: Readonly<Record<string, LanguageEntry>> = {
  en: { name: 'English', load: null },
  fr: { name: 'Français', load: () => import('./fr/index').then((module) => module.french) },
};

/** The `lang` attribute of the element or its nearest ancestor, through shadow roots; empty if there is none. */
function declaredLanguage(from: Element): string {
  const element = from.closest('[lang]');
  if (element !== null) return element.getAttribute('lang') ?? '';
  const root = from.getRootNode();
  return root instanceof ShadowRoot ? declaredLanguage(root.host) : '';
}

/** `fr` for `fr-CA`; undefined if the page does not have the language. */
export function supportedCode(tag: string): string | undefined {
  const code = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(languages, code) ? code : undefined;
}

/** The language of an element: that of its `lang` attribute or of an ancestor, else of the browser, else English. */
export function languageFor(element: Element): string {
  const declared = declaredLanguage(element);
  if (declared !== '') return supportedCode(declared) ?? 'en';
  return browserLanguage();
}

/** The first language of the browser's list that the page has. */
export function browserLanguage(): string {
  return navigator.languages.map(supportedCode).find((code) => code !== undefined) ?? 'en';
}

/** One locale for each language, so that views can compare them. */
const locales = new Map<ForeignLanguage, Locale>();

/**
 * Loads a language with the translations of a lesson; English for an unsupported code. Rejects if a file cannot be loaded.
 */
export async function fetchLanguage(code: string, lesson: string): Promise<Locale> {
  const language = await languages[supportedCode(code) ?? 'en']?.load?.();
  if (language === undefined) return english;
  await language.load(lesson);
  const locale = locales.get(language) ?? createLocale(language);
  locales.set(language, locale);
  return locale;
}
