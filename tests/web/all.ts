import { readFileSync } from 'node:fs';
import { Engine } from '../../web/engine/engine';
import type { CreateModule } from '../../web/engine/module';
import { programOf } from '../../web/engine/programs';
import type { VariantSchema } from '../../web/engine/types';
import { Library } from '../../web/figures/library';
import createModule from '../../web/generated/engine-programs.mjs';
import { catalogue } from '../../web/lessons/index';
import type { Lesson } from '../../web/lessons/lesson';
import { loadLesson } from '../../web/lessons/load-lesson';
import { folderLesson } from '../../web/program/folder-lesson';
import { filesOnDisk } from './disk';

/** The engine with every variant, and with programs, from the file: Node fetches none. */
export function wholeEngine(): Promise<Engine> {
  return Engine.load(readFileSync('web/generated/engine-programs.wasm'), createModule as CreateModule);
}

const programs = await wholeEngine();

/** Every lesson, fetched; those about programs are completed from them. */
export const lessons: readonly Lesson[] = await Promise.all(
  catalogue.map(async (entry) => {
    const lesson = await loadLesson(entry, filesOnDisk);
    return entry.build === 'programs' ? folderLesson(lesson, programs).lesson : lesson;
  }),
);

/** The schema of the variant of a lesson, also if it is a program. */
export function schemaOf(engine: Engine, { variant }: Pick<Lesson, 'variant'>): VariantSchema {
  const program = programOf(variant);
  if (program === null) {
    const schema = engine.variants.find(({ id }) => id === variant);
    if (schema === undefined) throw new Error(`no variant ${variant}`);
    return schema;
  }
  const read = engine.readProgram(program);
  if ('span' in read) throw new Error(`${JSON.stringify(read.message)} in a program`);
  return read.schema;
}

/** The lessons as the element gets them, run by one engine. */
export function libraryOf(engine: Engine): Library {
  return new Library(catalogue, async () => engine, filesOnDisk);
}
