import type { Message } from '../../i18n/message';
import type { NodeKind, OptionValue, Role } from './basics';
import type { SchemaResolver } from './resolution';

/** A named dimension, which several matrices share. */
export interface DimensionSchema {
  readonly name: string;
  readonly description: Message;
  readonly min: number;
  /** The largest size on the page. The engine itself accepts more, see `EngineLimits`. */
  readonly max: number;
  readonly default: number;
  /** The token list that labels an axis of this dimension; empty for feature axes. */
  readonly tokens: '' | 'query' | 'key';
  /** The formula of a derived size, `height/patch*width/patch+1`; empty if the size is independent. */
  readonly derived: string;
  /** The number of columns if the positions form a grid, `width/patch`; empty if they form a sequence. */
  readonly grid: string;
  /** The name of a first position that is not part of the grid, such as a class token; empty if there is none. */
  readonly lead: string;
}

/** An input matrix. `rows` and `cols` are a dimension name, `1`, or a product such as `n_heads*d_k`. */
export interface InputSchema {
  readonly name: string;
  /** LaTeX, for example `W^Q`. */
  readonly symbol: string;
  readonly rows: string;
  readonly cols: string;
  readonly kind: NodeKind;
  readonly role: Role;
  readonly description: Message;
  /**
   * The condition for the input to be active, `option=value`; empty if it always is. `option=one|another` holds for either
   * value, and `&` joins conditions that must all hold.
   */
  readonly when: string;
}

/** An option of the computation: a choice, a flag or a number. */
export interface OptionSchema {
  readonly name: string;
  readonly description: Message;
  readonly type: 'choice' | 'flag' | 'number';
  /** For the type `choice` only, in display order. */
  readonly choices: readonly string[];
  readonly default: OptionValue;
  readonly min: number;
  readonly max: number;
  /** The condition for the option to have an effect, as in `InputSchema.when`. */
  readonly when: string;
}

/** The description of a variant, from which the controls are built. */
export interface VariantSchema {
  readonly resolver: SchemaResolver;
  readonly id: string;
  readonly title: Message;
  /**
   * The equation of the mechanism, in LaTeX. `\when{option=value}{one}{other}` stands for `one` or `other`, depending on a
   * condition as in `InputSchema.when`.
   */
  readonly equation: string;
  /** The source of the formula: paper and equation number. */
  readonly source: Message;
  readonly dimensions: readonly DimensionSchema[];
  readonly inputs: readonly InputSchema[];
  readonly options: readonly OptionSchema[];
}
