import type { Engine } from '../engine/engine';
import { type Build, loadEngine } from '../engine/load';
import { requireVariant } from '../engine/resolver';
import type { VariantSchema } from '../engine/types';
import { isLessonAddress, isProgramId, isProgramSource } from '../lessons/address';
import type { Guide } from '../lessons/guide';
import { catalogue, parts } from '../lessons/index';
import type { CatalogueEntry, Lesson } from '../lessons/lesson';
import { loadLesson } from '../lessons/load-lesson';
import { presetDocument } from '../store/document/preset';
import { requestWithActiveOptions } from '../store/document/request';
import type { LoadFile } from '../training/files';
import { addEquations } from '../ui/equation/equation';
import type { BackwardPassModule } from '../ui/lazy';
import type { ProgramLesson } from '../ui/mode';
import type { FigureModule } from './figure';
import { figures } from './index';

/** A loaded lesson with its schema, engine and figures. */
export interface OpenedLesson {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly engine: Engine;
  readonly figures: readonly FigureModule[];
  /** Null if the lesson has none: then it shows all its steps. */
  readonly guide: Guide | null;
}

/** Programs that are kept ready; older ones are read again when they are used, which takes some milliseconds. */
const mostPrograms = 64;

/** The engine and the views of the backward pass. */
export interface BackwardPassRuntime {
  readonly engine: Engine;
  readonly module: BackwardPassModule;
}

/** The list of lessons, and a cache of what has been loaded. Shared by all elements of a page. */
export class Library {
  readonly parts = parts;
  #entries: readonly [CatalogueEntry, ...CatalogueEntry[]];
  readonly #opened = new Map<string, OpenedLesson>();
  /** Reads the program of an id again; null until one has been opened. */
  #readProgram: ((id: string) => ProgramLesson) | null = null;
  #backwardPass: BackwardPassRuntime | null = null;
  readonly #engineOf: (build: Build) => Promise<Engine>;
  readonly #files: LoadFile | undefined;

  constructor(
    entries = catalogue,
    engineOf: (build: Build) => Promise<Engine> = loadEngine,
    files?: LoadFile,
  ) {
    this.#entries = entries;
    this.#engineOf = engineOf;
    this.#files = files;
  }

  /** Our own lessons, and those of others that have been opened. */
  get entries(): readonly [CatalogueEntry, ...CatalogueEntry[]] {
    return this.#entries;
  }

  /** The engine and the views of the backward pass; null until they are loaded. */
  get backwardPass(): BackwardPassRuntime | null {
    return this.#backwardPass;
  }

  async fetchBackwardPass(): Promise<BackwardPassRuntime> {
    const [engine, module] = await Promise.all([
      this.#engineOf('full'),
      import('./backward/with-equations'),
      loadEquations(),
    ]);
    this.#backwardPass ??= { engine, module: module.backwardPass };
    return this.#backwardPass;
  }

  /** A lesson that has been loaded already. A program that was written long ago is read again. */
  get(id: string): OpenedLesson | undefined {
    const opened = this.#opened.get(id);
    if (opened !== undefined || !isProgramId(id) || this.#readProgram === null) return opened;
    this.keep(this.#readProgram(id));
    return this.#opened.get(id);
  }

  /** Whether there is such a lesson, or may be: whether there is one at an address is known when it is opened. */
  has(id: string): boolean {
    return isLessonAddress(id) || isProgramSource(id) || this.entries.some((entry) => entry.id === id);
  }

  /** Keeps a lesson that was made of a program, and the last ones before it: each key that is typed makes one. */
  keep({ lesson, schema, engine }: ProgramLesson): void {
    this.#opened.delete(lesson.id);
    this.#opened.set(lesson.id, { lesson, schema, engine, figures: [], guide: null });
    const programs = [...this.#opened.keys()].filter(isProgramId);
    for (const id of programs.slice(0, -mostPrograms)) this.#opened.delete(id);
  }

  /**
   * Loads a lesson, or the first one if the id is unknown. The id of somebody else's lesson is the address of its folder. Rejects if a
   * file cannot be loaded, or is not what it must be.
   */
  async open(id: string): Promise<OpenedLesson> {
    if (isProgramSource(id)) return this.#opened.get(id) ?? (await this.#openProgram(id));
    const known = this.entries.find((each) => each.id === id);
    const entry = known ?? (isLessonAddress(id) ? await this.#openFolder(id) : this.entries[0]);
    const opened = this.#opened.get(entry.id) ?? (await this.#fetch(entry));
    this.#opened.set(entry.id, opened);
    return opened;
  }

  /** The text of a program, packed or not, or the address of its file. */
  async #openProgram(source: string): Promise<OpenedLesson> {
    const [{ openProgram, readProgram }, engine] = await Promise.all([
      import('../program/open-program'),
      this.#engineOf('programs'),
      loadEquations(),
    ]);
    this.#readProgram = (id) => readProgram(id, engine);
    const opened = await openProgram(source, engine);
    this.keep(opened);
    return this.get(opened.lesson.id) ?? this.open('');
  }

  async #openFolder(address: string): Promise<CatalogueEntry> {
    const { fetchLesson } = await import('../lessons/folder/fetch-folder');
    const language = document.documentElement.lang.slice(0, 2);
    const languages = [...new Set([language, 'en', 'fr'])].filter((each) => /^[a-z]{2}$/.test(each));
    const entry = await fetchLesson(address, languages);
    this.#entries = [...this.#entries, entry];
    return entry;
  }

  async #fetch(entry: CatalogueEntry): Promise<OpenedLesson> {
    const loading = loadLesson(entry, this.#files);
    // Beside the engine, whose file is the largest.
    const [loadedLesson, engine, loaded, program] = await Promise.all([
      loading,
      this.#engineOf(entry.build),
      loading.then(loadFigures),
      entry.build === 'programs' ? import('../program/folder-lesson') : null,
      entry === this.entries[0] ? null : loadEquations(),
    ]);
    const { lesson, schema } = program?.folderLesson(loadedLesson, engine) ?? {
      lesson: loadedLesson,
      schema: requireVariant(engine, loadedLesson.variant),
    };
    // Numbers of others may not fit together: then there is no run, and the error says why.
    if (isLessonAddress(entry.id))
      engine.run(requestWithActiveOptions(presetDocument(lesson, schema), schema));
    return { lesson, schema, engine, figures: loaded, guide: lesson.guide ?? null };
  }
}

const loadFigures = ({ figures: names = [] }: Lesson): Promise<FigureModule[]> =>
  Promise.all(names.map(loadFigure));

async function loadFigure(name: string): Promise<FigureModule> {
  const load = figures[name];
  if (load === undefined) throw new Error(`There is no figure “${name}”.`);
  return load();
}

/** Loads the formulas of all lessons but the first one, whose formulas are part of the main bundle. */
async function loadEquations(): Promise<void> {
  addEquations((await import('../generated/equations-full.json')).default);
}

export const library = new Library();
