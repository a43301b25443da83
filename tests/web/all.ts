import { readFileSync } from 'node:fs';
import { Engine } from '../../web/engine/engine';
import { Library } from '../../web/figures/library';
import createModule from '../../web/generated/engine-full.mjs';
import { catalogue } from '../../web/lessons/index';
import { loadLesson } from '../../web/lessons/load-lesson';
import { filesOnDisk } from './disk';

/** The engine with every variant, from the file: Node fetches none. */
export function wholeEngine(): Promise<Engine> {
  return Engine.load(readFileSync('web/generated/engine-full.wasm'), createModule);
}

/** Every lesson, fetched. */
export const lessons = await Promise.all(catalogue.map((entry) => loadLesson(entry, filesOnDisk)));

/** The lessons as the element gets them, run by one engine. */
export function libraryOf(engine: Engine): Library {
  return new Library(catalogue, async () => engine, filesOnDisk);
}
