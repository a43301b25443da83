import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Engine } from '../../web/engine/engine';
import createCore from '../../web/generated/engine.mjs';
import createFull from '../../web/generated/engine-full.mjs';
import { expectedCases, variantFiles } from '../web/engine/support/fixtures';
import { type Hashes, hashAll } from './page/hashes';
import { until } from './support/driver';
import { test } from './support/engine';

const generated = (name: string) => readFileSync(`web/generated/${name}`);

async function hashInNode(): Promise<Hashes> {
  const engines = {
    full: await Engine.load(generated('engine-full.wasm'), createFull),
    core: await Engine.load(generated('engine.wasm'), createCore),
    kernels: await WebAssembly.compile(generated('kernels.wasm')),
    read: async (path: string) => JSON.parse(readFileSync(`tests/fixtures/${path}`, 'utf8')),
  };
  return hashAll(engines, variantFiles);
}

test('all outputs of all fixtures have the same bits as in Node', async ({ driver, site }) => {
  const expected = await hashInNode();
  expect(Object.keys(expected).length).toBeGreaterThan(expectedCases);
  expect(new Set(Object.values(expected)).size).toBeGreaterThan(expectedCases / 2);
  await driver.open(`${site.address}outputs.html`);
  await until(driver, 'the bundle', () => 'hashAll' in window, null);
  const found = await driver.evaluate(
    (files): Promise<Hashes> => Reflect.get(window, 'hashAll')(files),
    variantFiles,
  );
  expect(found).toEqual(expected);
});
