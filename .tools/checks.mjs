/**
 * The checks of `npm test`. They run in parallel, started in this order. `cores` is the number of cores that a check uses; 0 means
 * that it runs at a low priority, in parallel with everything else. `needs` lists checks that must pass first.
 */
import { testBrowser, testEngines, testHosts } from './checks/browsers.mjs';
import {
  checkFormat,
  checkManifest,
  checkTrained,
  compare,
  testGeneratedCode,
  testHostile,
  testNative,
  testWeb,
} from './checks/programs.mjs';
import { command, completed } from './checks/result.mjs';
import { checkTypes } from './checks/types.mjs';
import { buildGenerated, buildPackages, buildPreset, bundlePage } from './steps.mjs';

const program =
  (name, ...args) =>
  (log, env) =>
    command(log, env, name, args);

export const checks = [
  { title: 'Native tests, sanitized', cores: 0, check: testNative },
  { title: 'WASM engine', cores: 2, check: (log, env) => completed(buildPreset(log, env, 'wasm')) },
  {
    title: 'Equations',
    cores: 2,
    needs: ['WASM engine'],
    check: (log, env) => completed(buildGenerated(log, env)),
  },
  { title: 'Page', cores: 1, needs: ['Equations'], check: (log, env) => completed(bundlePage(log, env)) },
  { title: 'Lint', cores: 1, check: program('biome', 'check', '--error-on-warnings') },
  { title: 'Packages', cores: 1, needs: ['Page'], check: (log, env) => completed(buildPackages(log, env)) },
  { title: 'Types', cores: 1, needs: ['Equations'], check: checkTypes },
  { title: 'Manifest of the element', cores: 1, check: checkManifest },
  { title: 'C++ format', cores: 1, check: checkFormat },
  { title: 'Size', cores: 1, needs: ['Page', 'Packages'], check: program('size-limit') },
  { title: 'Trained weights', cores: 0, needs: ['WASM engine'], check: checkTrained },
  { title: 'Hostile inputs', cores: 1, needs: ['Page'], check: testHostile },
  {
    title: 'Oracle cases',
    cores: 1,
    needs: ['WASM engine'],
    check: (log, env) => compare(log, env, 'oracle/run_cases.mjs'),
  },
  {
    title: 'ONNX cases',
    cores: 1,
    needs: ['WASM engine'],
    check: (log, env) => compare(log, env, 'onnx/run_onnx.mjs'),
  },
  { title: 'Generated code', cores: 1, needs: ['Equations'], check: testGeneratedCode },
  { title: 'Web tests', cores: 2, needs: ['Equations'], check: testWeb },
  { title: 'Browser tests', cores: 2, needs: ['Page'], check: testBrowser },
  { title: 'Three browsers', cores: 2, needs: ['Page'], check: testEngines },
  { title: 'Hosts', cores: 2, needs: ['Packages'], check: testHosts },
];
