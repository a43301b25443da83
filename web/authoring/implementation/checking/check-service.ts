import { loadFullEngine } from '../../../engine/builds/load-full';
import { loadProgramsEngine } from '../../../engine/builds/load-programs';
import type { Engine } from '../../../engine/engine';
import { messageOf } from '../../../engine/errors';
import { programOf } from '../../../engine/programs';
import type { VariantSchema } from '../../../engine/types';
import type { GivenFile } from '../../../formats/given-array';
import { AmbiguousTextError, readFiles, readText } from '../../../formats/read-given';
import type { Evaluation } from '../assess/evaluate';
import { type RunEngine, rememberRuns } from '../assess/remember-runs';
import { agrees, checkImplementation, evaluateAll } from '../compare/check';
import type { CheckContext } from '../compare/inputs';
import { contextOf, type Guess, guessContext, isBetterFit, isGoodFit, toldOptions } from '../guess/guess';
import { arrayParts } from '../reading/array-parts';
import type {
  CheckOutcome,
  CheckPhase,
  CheckRequest,
  CheckResult,
  GivenSource,
  NamedArray,
} from './messages';

/** Receives what is being done. */
export type PhaseListener = (phase: CheckPhase) => void;

interface ReadSource {
  readonly key: string;
  readonly file: GivenFile;
}

/** The build of the engine that a check needs: that of a program reads it first. */
export type CheckBuild = 'full' | 'programs';

export const buildOf = ({ variant }: Pick<CheckRequest, 'variant'>): CheckBuild =>
  programOf(variant) === null ? 'full' : 'programs';

type LoadBuild = (file: string | BufferSource, build: CheckBuild) => Promise<Engine>;

const loadBuild: LoadBuild = (file, build) =>
  build === 'full' ? loadFullEngine(file) : loadProgramsEngine(file);

/** Checks implementations with an engine of its own, in a worker, or on the thread of the page. */
export class CheckService {
  readonly #load: LoadBuild;
  readonly #engines = new Map<CheckBuild, Promise<Engine>>();
  #read: ReadSource | null = null;

  constructor(load: LoadBuild = loadBuild) {
    this.#load = load;
  }

  /** `engineFile` is that of the build that the request needs. Throws a `MessageError`, or the error of the engine, if the source cannot be checked. */
  async check(
    engineFile: string | BufferSource,
    request: CheckRequest,
    listener: PhaseListener,
  ): Promise<CheckOutcome> {
    const enter = async (phase: CheckPhase): Promise<void> => {
      listener(phase);
      await frame();
    };
    await enter({ kind: 'loading' });
    const build = buildOf(request);
    const loading = this.#engines.get(build) ?? this.#load(engineFile, build);
    this.#engines.set(build, loading);
    const engine = await loading;
    const mechanisms = engine.variants.map(({ id, title, options, inputs }) => ({
      ...{ id, title, options },
      inputs: inputs.map(({ name }) => name),
    }));
    await enter({ kind: 'reading', mechanisms });
    let arrays: readonly NamedArray[] | null = null;
    try {
      const file = await this.#fileOf(request);
      const told = { format: file.format, count: file.arrays.length };
      arrays = arrayParts(file.arrays, request.assigned).map(({ name, shape }) => ({ name, shape }));
      await enter({ kind: 'comparing', ...told });
      const { context, evaluations, ...guess } = evaluationsOf(file, rememberRuns(engine), request);
      if (!evaluations.some(agrees)) await enter({ kind: 'searching', ...told });
      const report = checkImplementation(file, context, request.assigned, evaluations);
      return { kind: 'report', report, count: file.arrays.length, arrays, ...guess };
    } catch (error) {
      const problem = messageOf(error);
      if (error instanceof AmbiguousTextError)
        return { kind: 'ambiguous', problem: error.details, choices: error.choices };
      if (arrays === null || problem === null) throw error;
      return { kind: 'refused', problem, arrays };
    }
  }

  close(): void {
    this.#read = null;
  }

  /** A source is read once, and again with another decimal mark. */
  async #fileOf({ source, sourceNumber, decimal }: CheckRequest): Promise<GivenFile> {
    const key = `${sourceNumber} ${decimal ?? ''}`;
    if (this.#read?.key !== key) this.#read = { key, file: await readSource(source, { decimal }) };
    return this.#read.file;
  }
}

/** Lets a page without a worker draw what is being done. */
const frame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function readSource(source: GivenSource, options: Parameters<typeof readText>[1]): Promise<GivenFile> {
  return source.kind === 'text' ? readText(source.text, options) : readFiles(source.files, options);
}

interface Evaluated extends Pick<CheckResult, 'guess' | 'guessed'> {
  readonly context: CheckContext;
  readonly evaluations: readonly Evaluation[];
}

/** The mechanism that was chosen: that of the lesson, with the numbers that it has now, or another one with none. */
function evaluationsOf(file: GivenFile, engine: RunEngine, request: CheckRequest): Evaluated {
  if (request.choice === 'auto') return lessonOrGuess(file, engine, request);
  const { assigned, options } = request;
  const guess = request.choice === 'best' ? guessContext({ file, engine, assigned, options }) : null;
  if (guess !== null) return found(guess, file);
  const context = contextFor(engine, request);
  const evaluations = evaluateAll(file, context, assigned);
  return { context, evaluations, guess: request.choice === 'best' ? 'unknown' : 'none', guessed: {} };
}

const found = (guess: Guess, file: GivenFile): Evaluated => ({
  context: guess.context,
  evaluations: guess.evaluations,
  guess: 'found',
  guessed: toldOptions(guess, file),
});

/** The lesson; another mechanism if the arrays fit that better. The error of the lesson is thrown if they fit none. */
function lessonOrGuess(file: GivenFile, engine: RunEngine, request: CheckRequest): Evaluated {
  const { assigned, options } = request;
  const context = contextFor(engine, request);
  let evaluations: readonly Evaluation[] = [];
  let refused: unknown = null;
  try {
    evaluations = evaluateAll(file, context, assigned);
  } catch (error) {
    refused = error;
  }
  if (isGoodFit(evaluations)) return { context, evaluations, guess: 'none', guessed: {} };
  const guess = guessContext({ file, engine, assigned, options });
  if (guess !== null && isBetterFit(guess.evaluations, evaluations)) return found(guess, file);
  if (refused !== null) throw refused;
  return { context, evaluations, guess: 'none', guessed: {} };
}

function contextFor(
  engine: RunEngine,
  { choice, variant, document, options, mistakes }: CheckRequest,
): CheckContext {
  const other = engine.variants.find(({ id }) => id === choice);
  if (other !== undefined) return contextOf(engine, other, options);
  const schema = schemaOf(engine, variant);
  const changed = { ...document, options: { ...document.options, ...options } };
  return { engine, schema, document: changed, explicit: new Set(Object.keys(options)), mistakes };
}

/** The program has run on the page: it can be read. */
function schemaOf(engine: RunEngine, variant: string): VariantSchema {
  const text = programOf(variant);
  const schema = text === null ? engine.variants.find(({ id }) => id === variant) : engine.readProgram(text);
  if (schema === undefined || 'span' in schema) throw new RangeError(`there is no variant ${variant}`);
  return 'schema' in schema ? schema.schema : schema;
}
