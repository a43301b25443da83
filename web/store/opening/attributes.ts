/** What the author of a page asks for, as the attributes say it. JSON may come as text or as the object itself. */
export interface LabAttributes {
  readonly lesson: string | null | undefined;
  readonly variant: string | null | undefined;
  readonly step: string | null | undefined;
  readonly theme: string | null | undefined;
  readonly sync: string | null | undefined;
  readonly loading: string | null | undefined;
  readonly hide: string | null | undefined;
  readonly lock: string | null | undefined;
  /** The name of one of our tours, the JSON of an author's, or its address. */
  readonly tour: string | null | undefined;
  /** The text of a link, or what the property `state` once gave. */
  readonly state: unknown;
  readonly options: unknown;
  readonly tokens: unknown;
  readonly inputs: unknown;
}

/** The names of the attributes that decide which numbers a lesson starts from. */
export const numberAttributes = ['options', 'tokens', 'inputs'] as const;

/**
 * What went wrong.
 * - `attribute`: an attribute says something that means nothing, and was left out;
 * - `state`: a state that was set is none, and nothing has changed;
 * - `lesson`: there is no such lesson, or it could not be fetched;
 * - `step`: there is no such node in the walk;
 * - `tour`: the tour could not be fetched, or cannot be followed;
 * - `refused`: something that the reader asked for cannot be done, or is locked;
 * - `engine`: the engine could not be started.
 */
export type ErrorCode = 'attribute' | 'state' | 'lesson' | 'step' | 'tour' | 'refused' | 'engine';
