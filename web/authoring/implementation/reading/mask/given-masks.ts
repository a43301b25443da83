import { MessageError } from '../../../../engine/errors';
import type { MatrixData, OptionValue, VariantSchema } from '../../../../engine/types';
import { shapeText } from '../../../../formats/given-array';
import { implementationText } from '../../../../i18n/en/implementation';
import { type Message, message } from '../../../../i18n/message';
import type { InputArray } from '../input-arrays';
import type { Plan } from '../plan';
import { isLengths, maskOfLengths } from './lengths';
import { isCausal, type MaskReading } from './mask';
import {
  addMasks,
  causalMask,
  isPaddingName,
  type MaskLayout,
  maskAt,
  maskLayouts,
  usualReading,
} from './masks';

/** The masks of a file in one reading. */
export interface ReadMasks {
  readonly arrays: readonly InputArray[];
  readonly layouts: readonly MaskLayout[];
  readonly readings: readonly (MaskReading | null)[];
  /** The number of layouts that the most open mask may have. */
  readonly alternatives: number;
}

/** What masks are read beside. */
export interface MaskContext {
  readonly schema: VariantSchema;
  readonly options: Record<string, OptionValue>;
  readonly given: ReadonlyMap<string, MatrixData>;
  readonly lead: readonly number[];
}

function sizesOfMask({ schema, options, given, lead }: MaskContext) {
  const matrices = Array.from(given, ([input, { rows, cols }]) => ({ input, rows, cols }));
  const shape = schema.resolver.resolve({ options, matrices }).inputs.find(({ name }) => name === 'mask');
  return {
    lead,
    heads: schema.options.some(({ name }) => name === 'n_heads') ? Number(options.n_heads ?? 1) : 1,
    rows: shape?.rows ?? 1,
    cols: shape?.cols ?? 1,
  };
}

/** Null if the plan does not fit their shapes. */
export function readMasks(
  arrays: readonly InputArray[],
  context: MaskContext & { readonly plan: Plan },
): ReadMasks | null {
  const sizes = sizesOfMask(context);
  let alternatives = 1;
  const layouts: MaskLayout[] = [];
  const masks: InputArray[] = [];
  for (const given of arrays) {
    const array = isLengths(given.array) ? maskOfLengths(given.array, sizes) : given.array;
    const found = array === null ? [] : maskLayouts(array, sizes);
    const chosen = found[Math.min(context.plan.maskLayout, found.length - 1)];
    if (array === null)
      throw new MessageError(
        message(implementationText('implementation.lengths_do_not_fit'), {
          ...{ name: given.array.name, shape: shapeText(given.array.shape) },
          ...{ examples: shapeText(sizes.lead), keys: sizes.cols },
        }),
      );
    if (chosen === undefined) return null;
    alternatives = Math.max(alternatives, found.length);
    layouts.push(chosen);
    masks.push({ ...given, array });
  }
  const readings = masks.map(({ array }, at): MaskReading | null => {
    const usual = usualReading(array);
    if (usual === null || !(context.plan.flipped & (1 << at))) return usual;
    return usual === 'keeps' ? 'hides' : 'keeps';
  });
  return { arrays: masks, layouts, readings, alternatives };
}

/** What the masks of a file are for the run. */
export interface MasksOfRun {
  readonly used: readonly InputArray[];
  readonly isPerHead: boolean;
  readonly note: Message | null;
  /** Null if the options of the run make the mask. */
  maskOf(example: number, head: number): MatrixData | null;
}

/** The masks of the examples; sets the option of the mask. */
export function masksFor(
  masks: ReadMasks,
  context: MaskContext & { readonly isStated: boolean },
): MasksOfRun {
  const { arrays, layouts, readings } = masks;
  const { options, isStated } = context;
  const none = { used: [], isPerHead: false, note: null, maskOf: () => null };
  const sizes = sizesOfMask(context);
  const isPadding = ({ array }: InputArray, at: number): boolean =>
    isPaddingName(array.name) || (layouts[at]?.isPadding === true && sizes.rows > 1);
  // A stated mask is what the program should have: its own is compared with it. Padding comes on top.
  const used = arrays
    .map((found, at) => ({ found, at }))
    .filter(({ found, at }) => !isStated || isPadding(found, at));
  if (used.length === 0) return none;
  const { rows, cols } = sizes;
  const isAlsoCausal =
    options.mask === 'causal' && (isStated || used.every(({ found, at }) => isPadding(found, at)));
  if (isStated && options.mask !== 'causal' && options.mask !== 'none') return none;
  const combined = (example: number, head: number): MatrixData | null => {
    const parts = used.flatMap(({ found, at }) => {
      const layout = layouts[at];
      const reading = readings[at] ?? null;
      return layout === undefined
        ? []
        : [maskAt(found.array, layout, { rows, cols }, { example, head, reading })];
    });
    return addMasks(isAlsoCausal ? [causalMask(rows, cols), ...parts] : parts);
  };
  const isShared =
    used.every(({ at }) => layouts[at]?.pattern === 'n r c') && context.lead.every((side) => side === 1);
  const first = combined(0, 0);
  if (isShared && first !== null && isCausal(first)) {
    options.mask = 'causal';
    return { ...none, used: used.map(({ found }) => found) };
  }
  options.mask = 'custom';
  return {
    used: used.map(({ found }) => found),
    isPerHead: used.some(({ at }) => layouts[at]?.isPerHead === true),
    note: isAlsoCausal ? message(implementationText('implementation.note_causal_too')) : null,
    maskOf: combined,
  };
}
