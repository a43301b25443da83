/** A term of the glossary in one language. */
export interface TermText {
  readonly title: string;
  /** How texts write it; by default as in the title. None for what is always a symbol. */
  readonly forms?: readonly string[];
  /** Other names by which readers look for it. */
  readonly also?: readonly string[];
  /** What it means, in one or two sentences. */
  readonly text: string;
}

/** What shows a term. */
export interface TermPlace {
  readonly lesson: string;
  /** The node of a step; without one, the lesson opens at its own. */
  readonly step?: string;
}

/** The terms of one language, by id. */
export type Glossary<Id extends string> = Readonly<Record<Id, TermText>>;
