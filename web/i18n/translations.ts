/** Strings of the page itself, exactly as they stand where they are used, and what they are in another language. */
export type Translations = Readonly<Record<string, string>>;

/** The translated texts of a tree of data, in a tree of the same structure. What is no text is left out. */
export type TextTree = string | readonly (TextTree | undefined)[] | { readonly [name: string]: TextTree };

/** The translated texts of steps, by the node of the step. */
export type StepTexts = Readonly<Record<string, { readonly prose?: string; readonly aside?: string }>>;

/** The translated texts of a lesson, in the structure of the lesson. */
export interface LessonTexts {
  /** Names of features by dimension. */
  readonly features?: Readonly<Record<string, readonly string[]>>;
  readonly steps: StepTexts;
}

/** Texts in which some fields of some steps are replaced. */
export function withOverrides(steps: StepTexts, overrides: StepTexts): StepTexts {
  const merged = Object.entries(overrides).map(([node, own]) => [node, { ...steps[node], ...own }] as const);
  return { ...steps, ...Object.fromEntries(merged) };
}

/** Texts without those of some nodes. */
export function withoutSteps(steps: StepTexts, ...nodes: readonly string[]): StepTexts {
  return Object.fromEntries(Object.entries(steps).filter(([node]) => !nodes.includes(node)));
}
