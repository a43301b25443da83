import type { Foreign } from './foreign';
import { createLocale, english, type Locale } from './i18n';

interface Offer {
  /** Its own name for itself. */
  readonly name: string;
  readonly load: (() => Promise<Foreign>) | null;
}

/** The languages there are, by code. */
export const languages: Readonly<Record<string, Offer>> = {
  en: { name: 'English', load: null },
  fr: { name: 'Français', load: () => import('./fr/index').then((module) => module.french) },
};

/** The nearest element that says its language, the element itself first, through shadow roots. */
function declared(from: Element): string {
  const element = from.closest('[lang]');
  if (element !== null) return element.getAttribute('lang') ?? '';
  const root = from.getRootNode();
  return root instanceof ShadowRoot ? declared(root.host) : '';
}

/** `fr` for `fr-CA`; undefined when it is none of ours. */
export function known(tag: string): string | undefined {
  const code = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(languages, code) ? code : undefined;
}

/** The language of an element: its own attribute, else that of the page around it, else the browser's; else English. */
export function languageFor(element: Element): string {
  const asked = declared(element);
  if (asked !== '') return known(asked) ?? 'en';
  return browserLanguage();
}

/** The first language of the reader's list that there is. */
export function browserLanguage(): string {
  return navigator.languages.map(known).find((code) => code !== undefined) ?? 'en';
}

/** A language with the words of a lesson, and of a tour if there is one; English for a code that is none of ours. Rejects when a file cannot be had. */
export async function fetchLanguage(code: string, lesson: string, tour = ''): Promise<Locale> {
  const foreign = await languages[known(code) ?? 'en']?.load?.();
  await foreign?.learn(lesson, tour);
  return foreign === undefined ? english : createLocale(foreign);
}
