import type { MatrixData, OptionValue } from '../../../engine/types';
import { type GivenFile, shapeText } from '../../../formats/given-array';
import type { ArrayPart } from '../../../formats/names/stacked';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import { optionError } from '../../../store/actions/options';
import type { CheckContext } from '../compare/inputs';
import { broadcast, type ExampleInput, isOpenVector, readData } from './data-inputs';
import { conflictNotes, leaveOutPositions, requireOptions } from './given-options';
import { type Grouped, keyHeadsNotes, repeatGroups } from './groups';
import { inferHeads } from './heads';
import { type Assignments, type InputArrays, inputArrays } from './input-arrays';
import { type KnownSizes, type ReadParameter, readParameter } from './parameters';
import type { Plan } from './plan';
import { type ProjectedInputs, projectedInputs, unitMatrix } from './projected';
import { type ReadValues, readValues } from './values';

/** A file whose stacked arrays are split. */
export interface SplitFile extends GivenFile {
  readonly arrays: readonly ArrayPart[];
}

/** The inputs of a file in one reading, without its masks. */
export interface GivenInputs {
  readonly arrays: InputArrays;
  readonly projected: ProjectedInputs | null;
  /** Tokens and the like, which examples have several of. */
  readonly data: Map<string, ExampleInput>;
  readonly parameters: Map<string, ReadParameter>;
  /** The matrices of the first example. */
  readonly given: Map<string, MatrixData>;
  /** The sides of the axes of examples. */
  readonly lead: readonly number[];
  readonly grouped: readonly Grouped[];
  readonly options: Record<string, OptionValue>;
  readonly notes: Message[];
  /** The number of lists that may be a row or a column. */
  readonly vectors: number;
}

/** What is known while a file is read. The maps, the options and the notes are added to. */
interface Draft
  extends Pick<GivenInputs, 'arrays' | 'projected' | 'data' | 'parameters' | 'options' | 'notes'> {
  readonly context: CheckContext;
  readonly plan: Plan;
  readonly values: ReadValues;
  readonly known: KnownSizes;
}

/** Null if the plan does not fit the shapes. */
export function readInputs(
  file: SplitFile,
  context: CheckContext,
  assigned: Assignments,
  plan: Plan,
): GivenInputs | null {
  const draft = draftOf(file, context, assigned, plan);
  const vectors = addData(draft);
  if (vectors === null || !addProjected(draft)) return null;
  const lead = broadcast(Array.from(draft.data.values(), (read) => read.lead));
  if (lead === null) return null;
  addParameters(draft);
  const given = firstExample(draft);
  const grouped = addHeads(draft, file, given);
  const { arrays, projected, data, parameters, options, notes } = draft;
  return { arrays, projected, data, parameters, given, lead, grouped, options, notes, vectors };
}

function draftOf(file: SplitFile, context: CheckContext, assigned: Assignments, plan: Plan): Draft {
  const { schema, document, explicit = new Set<string>() } = context;
  const values = readValues(file, schema);
  const read = Object.entries(values.options).filter(([name]) => !explicit.has(name));
  const turned = file.arrays
    .filter(({ isTurned }) => isTurned === true)
    .map(({ name, whole }) =>
      message(implementationText('implementation.note_turned'), { name: whole ?? name, base: name }),
    );
  const arrays = inputArrays(file.arrays, schema, assigned);
  return {
    ...{ context, plan, values, arrays, projected: projectedInputs(file.arrays, schema, arrays, assigned) },
    ...{ data: new Map(), parameters: new Map(), known: new Map() },
    options: { ...document.options, ...Object.fromEntries(read) },
    notes: [...values.notes, ...conflictNotes(values.options, context), ...turned],
  };
}

/** Tokens and the like. Returns how many lists may be a row or a column; null if the plan does not fit. */
function addData({ arrays, plan, data, known, options, notes }: Draft): number | null {
  let vectors = 0;
  for (const [name, { array, input }] of arrays.found) {
    if (input.kind !== 'input') continue;
    const isOpen = isOpenVector(array, input);
    const read = readData(array, input, plan, isOpen && (plan.turned & (1 << vectors)) > 0);
    if (read === null) return null;
    if (isOpen) {
      vectors += 1;
      const key = implementationText(
        read.cols === 1 ? 'implementation.note_column' : 'implementation.note_row',
      );
      notes.push(message(key, { name: array.name, count: array.data.length }));
    }
    data.set(name, read);
    known.set(input.rows, read.rows).set(input.cols, read.cols);
    if (read.heads !== null) options[/n_kv_heads/.test(input.cols) ? 'n_kv_heads' : 'n_heads'] = read.heads;
  }
  return vectors;
}

/** Queries, keys and values in place of weights. Returns whether the plan fits. */
function addProjected({ projected, plan, data, options }: Draft): boolean {
  for (const [name, { array, input }] of projected?.weights ?? []) {
    const read = readData(array, input, plan);
    if (read === null) return false;
    data.set(name, read);
    if (read.heads !== null) options.n_heads = read.heads;
  }
  return true;
}

function addParameters({
  arrays,
  context: { schema },
  plan,
  parameters,
  known,
  options,
  notes,
}: Draft): void {
  for (const [name, found] of arrays.found) {
    if (found.input.kind === 'input') continue;
    const read = readParameter(found, known, plan.isOther);
    parameters.set(name, read);
    if (read.heads !== null && optionError(schema, 'n_heads', read.heads) === null)
      options.n_heads = read.heads;
    const { name: array, shape } = found.array;
    if (read.blocks > 1)
      notes.push(
        message(implementationText('implementation.note_blocks'), {
          name: array,
          count: read.blocks,
          shape: shapeText(shape),
        }),
      );
    requireOptions(schema, name, options);
  }
}

/** The matrices of the first example. Queries, keys and values that are given are the product of a unit matrix and themselves. */
function firstExample({ context: { schema }, projected, data, parameters, options, notes }: Draft) {
  const given = new Map<string, MatrixData>();
  for (const [name, read] of data) {
    given.set(name, read.at(read.lead.map(() => 0)));
    requireOptions(schema, name, options);
  }
  for (const [name, { matrix }] of parameters) given.set(name, matrix);
  if (projected === null) return given;
  for (const [name, weight] of projected.tokens) given.set(name, unitMatrix(data.get(weight)?.rows ?? 1));
  const names = Array.from(projected.weights.values(), ({ array }) => array.name).join(', ');
  notes.push(message(implementationText('implementation.note_projected'), { names }));
  if (leaveOutPositions(schema, options))
    notes.push(message(implementationText('implementation.note_projected_positions'), { names }));
  return given;
}

/** The numbers of heads. Keys and values with fewer heads are repeated. */
function addHeads(draft: Draft, file: SplitFile, given: Map<string, MatrixData>): readonly Grouped[] {
  const { context, values, data, parameters, options, notes, arrays } = draft;
  const headsNote = inferHeads(file, {
    ...{ schema: context.schema, options, given },
    explicit: new Set([...(context.explicit ?? []), ...Object.keys(values.options)]),
    hasHeadAxis: [...data.values(), ...parameters.values()].some(({ heads }) => heads !== null),
  });
  if (headsNote !== null) notes.push(headsNote);
  const heads = Number(options.n_heads ?? 1);
  const grouped = repeatGroups(parameters, heads);
  for (const { name, groups: count } of grouped) {
    const array = arrays.found.get(name)?.array.name ?? name;
    notes.push(message(implementationText('implementation.note_groups'), { name: array, count, heads }));
  }
  notes.push(...keyHeadsNotes(values.keyHeads, grouped, heads));
  for (const [name, { matrix }] of parameters) given.set(name, matrix);
  return grouped;
}
