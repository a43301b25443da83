/** The raw values of the element's attributes and properties. JSON may be given as text or as an object. */
export interface LabAttributes {
  readonly lesson: string | null | undefined;
  readonly variant: string | null | undefined;
  readonly step: string | null | undefined;
  readonly theme: string | null | undefined;
  readonly sync: string | null | undefined;
  readonly loading: string | null | undefined;
  readonly hide: string | null | undefined;
  readonly show: string | null | undefined;
  readonly lock: string | null | undefined;
  /** The id of a built-in tour, the JSON of a tour, or the URL of its folder or its JSON. */
  readonly tour: string | null | undefined;
  /** An exercise: `lesson:kind:seed`, and maybe `:step:cells`. */
  readonly exercise: string | null | undefined;
  /** A program: its text, or the address of its file. */
  readonly program: string | null | undefined;
  /** The text of a link, or a `SavedState`. */
  readonly state: unknown;
  readonly options: unknown;
  readonly tokens: unknown;
  readonly inputs: unknown;
}

/** The attributes that replace parts of the preset of a lesson. */
export const numberAttributes = ['options', 'tokens', 'inputs'] as const;

/**
 * The `code` of an `error` event.
 * - `attribute`: an attribute has an invalid value, which was ignored;
 * - `state`: an assigned state is invalid; nothing has changed;
 * - `lesson`: there is no such lesson, or it could not be fetched;
 * - `step`: the walk has no such node;
 * - `tour`: the tour could not be fetched, or is invalid;
 * - `refused`: an action of the reader is invalid or locked;
 * - `engine`: the engine could not be started.
 */
export type ErrorCode = 'attribute' | 'state' | 'lesson' | 'step' | 'tour' | 'refused' | 'engine';
