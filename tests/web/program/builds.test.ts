import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { runsOf } from '../../../web/changes/runs';
import { Engine } from '../../../web/engine/engine';
import type { Build } from '../../../web/engine/load';
import type { CreateModule } from '../../../web/engine/module';
import { Library, library as pageLibrary } from '../../../web/figures/library';
import createFull from '../../../web/generated/engine-full.mjs';
import { english } from '../../../web/i18n/i18n';
import { LabStore } from '../../../web/store/store';
import { ModelBuilder } from '../../../web/ui/model-builder';
import { commonSize } from '../../../web/ui/stage/fit/room';
import { filesOnDisk } from '../disk';
import { programEngine, programText } from './programs';

const full = await Engine.load(readFileSync('web/generated/engine-full.wasm'), createFull as CreateModule);

/** Each build on its own, as on the page: the full one reads no programs. */
const engineOf = async (build: Build = 'core'): Promise<Engine> =>
  build === 'programs' ? programEngine() : full;
const library = new Library(undefined, engineOf, filesOnDisk);

it.each([
  ['a program', programText('scaled_dot_product'), 'Q', 'weights'],
  ['a lesson about one', 'grouped-queries', 'x', 'head_0/weights'],
])('%s goes backwards, and says why a number has changed', async (_, source, input, weights) => {
  const store = new LabStore(library, await library.open(source));
  await library.fetchBackwardPass();
  const set = store.dispatch({ type: 'set-cell', cell: { node: input, row: 0, col: 0 }, value: 3 });
  expect(set).toBeNull();
  const view = { locale: english, isNarrow: false, hasOneColumn: false, size: commonSize, isUnrolled: false };
  const model = new ModelBuilder().build(store, [], null, view);
  vi.spyOn(pageLibrary, 'get').mockImplementation((id) => library.get(id));
  const runs = runsOf(model, full);
  vi.mocked(pageLibrary.get).mockRestore();
  expect(runs?.after.node(weights)?.data).toEqual(store.trace.node(weights)?.data);
  expect(runs?.before.node(weights)?.data).not.toEqual(runs?.after.node(weights)?.data);
  const [node = ''] = store.trace.outputs;
  const loss = { kind: 'sum', node, row: 0, col: 0, targets: null } as const;
  expect(store.dispatch({ type: 'set-loss', loss })).toBeNull();
  expect(store.trace.nodes.filter(({ pass }) => pass === 'backward').length).toBeGreaterThan(0);
});
