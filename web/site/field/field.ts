/** A mechanism on the map of the field, in one language. */
export interface Mechanism {
  /** That of the lesson, else of the program. */
  readonly id: string;
  /** The lesson that it opens; without one, the program. */
  readonly lesson?: string | undefined;
  /** A program of `web/content/programs`. */
  readonly program?: string | undefined;
  /** The groups that it is in. */
  readonly changes: readonly string[];
  /** Other names by which it is found. */
  readonly names: readonly string[];
  /** The node whose numbers its picture has; by default its attention weights. */
  readonly picture?: string | undefined;
  readonly title: string;
  /** What it answers, in one line. */
  readonly question: string;
}

/** The map of the field in one language: all mechanisms by what they change. */
export interface Field {
  readonly title: string;
  readonly purpose: string;
  readonly groups: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly mechanisms: readonly Mechanism[];
  /** Other names of lessons that show no mechanism of their own, by lesson. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}
