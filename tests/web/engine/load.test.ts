import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Engine } from '../../../web/engine/engine';
import { compileEngine } from '../../../web/engine/module';
import { caseNamed } from './support/fixtures';
import { createModule, wasm } from './support/watched';

/** The core build, which a page loads by default. */
const coreWasm = readFileSync('web/generated/engine.wasm');

const { request } = caseNamed('dot/int_3x5x4x2');

/** `(module (import "x" "y" (func)))`: valid, but cannot be instantiated here. */
const needsMore = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 4, 1, 0x60, 0, 0],
  ...[2, 7, 1, 1, 0x78, 1, 0x79, 0, 0],
]);

/** Mocks `fetch` with these responses, one after the other. */
function serve(...responses: readonly (Response | Error)[]): { requestCount: () => number } {
  let next = 0;
  vi.stubGlobal('fetch', async () => {
    const response = responses[next++];
    if (response instanceof Response) return response;
    throw response ?? new Error('asked too often');
  });
  return { requestCount: () => next };
}

afterEach(() => vi.unstubAllGlobals());

describe('loading the engine', () => {
  it('works from bytes and from an address', async () => {
    serve(new Response(wasm));
    const fromBytes = await Engine.load(wasm, createModule);
    const fromAddress = await Engine.load('https://example.org/engine.wasm', createModule);
    expect(fromAddress.run(request).nodes).toEqual(fromBytes.run(request).nodes);
  });

  it('reports the response of the server', async () => {
    serve(new Response('', { status: 404 }));
    const address = 'https://example.org/engine.wasm';
    await expect(compileEngine(address, createModule)).rejects.toThrow(
      `The engine could not be loaded: ${address} answered 404.`,
    );
  });

  it('rejects data that is not WebAssembly', async () => {
    await expect(Engine.load(Uint8Array.of(1, 2, 3), createModule)).rejects.toThrow(WebAssembly.CompileError);
  });

  it('rejects instead of waiting for ever when no instance can be made', async () => {
    await expect(Engine.load(needsMore, createModule)).rejects.toThrow(TypeError);
  });
});

describe('the engine of a page', () => {
  beforeEach(() => vi.resetModules());

  it('is loaded once', async () => {
    const { loadEngine } = await import('../../../web/engine/load');
    const server = serve(new Response(coreWasm));
    const [first, second] = await Promise.all([loadEngine(), loadEngine()]);
    expect(second).toBe(first);
    expect(await loadEngine()).toBe(first);
    expect(server.requestCount()).toBe(1);
  });

  it('retries after a failed load', async () => {
    const { loadEngine } = await import('../../../web/engine/load');
    const server = serve(new Error('offline'), new Response(coreWasm));
    await expect(loadEngine()).rejects.toThrow('offline');
    expect((await loadEngine()).variants.length).toBeGreaterThan(5);
    expect(server.requestCount()).toBe(2);
  });
});
