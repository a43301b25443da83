import type { Locale } from './i18n';

/** What has a title in the list of lessons. */
interface Titled {
  readonly id: string;
  readonly title: string;
}

export function titleOf(locale: Locale, { id, title }: Titled): string {
  return locale.textAt(['titles', 'lessons', id, 'title'], title);
}

export function summaryOf(
  locale: Locale,
  { id, summary }: { readonly id: string; readonly summary: string },
): string {
  return locale.textAt(['titles', 'lessons', id, 'summary'], summary);
}

export function partTitle(locale: Locale, { id, title }: Titled): string {
  return locale.textAt(['titles', 'parts', id, 'title'], title);
}

export function partPurpose(locale: Locale, part: string, purpose: string): string {
  return locale.textAt(['titles', 'parts', part, 'purpose'], purpose);
}

/** The texts of a step. */
interface StepText {
  readonly prose: string;
  readonly aside?: string;
}

/** The texts of what stands at a place in a file, in the language of the locale. */
export function textsOf(locale: Locale, path: readonly string[], { prose, aside }: StepText): StepText {
  const translated = { prose: locale.textAt([...path, 'prose'], prose) };
  return aside === undefined
    ? translated
    : { ...translated, aside: locale.textAt([...path, 'aside'], aside) };
}

/** The texts of a step of a lesson. */
export function stepTexts(
  locale: Locale,
  lesson: string,
  step: StepText & { readonly node: string },
): StepText {
  return textsOf(locale, [`lessons/${lesson}`, 'steps', step.node], step);
}

/** Mistakes that a lesson declares, with their texts in the language of the locale. */
export function mistakesOf<Mistake extends { readonly id: string; readonly text: string }>(
  locale: Locale,
  { id, mistakes = [] }: { readonly id: string; readonly mistakes?: readonly Mistake[] },
): readonly Mistake[] {
  return mistakes.map((mistake) => ({
    ...mistake,
    text: locale.textAt([`lessons/${id}`, 'mistakes', mistake.id], mistake.text),
  }));
}

/** Names of the features along a dimension of a lesson. */
export function featureNames(
  locale: Locale,
  lesson: string,
  dimension: string,
  names: readonly string[],
): readonly string[] {
  return names.map((name, at) => locale.textAt([`lessons/${lesson}`, 'features', dimension, `${at}`], name));
}
