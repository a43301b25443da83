import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBytes, resolveFile, setBaseUrl } from '../../../web/engine/files';

const beside = (): URL => new URL('https://code.example/engine-abc.wasm');

afterEach(() => {
  setBaseUrl('');
  vi.unstubAllGlobals();
});

describe('the addresses of the binary files', () => {
  it('beside the code', () => {
    expect(String(resolveFile('engine.wasm', beside))).toBe('https://code.example/engine-abc.wasm');
  });

  it('in a folder that the page names, relative to the page', () => {
    vi.stubGlobal('document', { baseURI: 'https://page.example/a/article.html' });
    setBaseUrl('files/');
    expect(String(resolveFile('words.bin', beside))).toBe('https://page.example/a/files/words.bin');
    expect(String(resolveFile('engine.wasm', beside))).toBe('https://page.example/a/files/engine.wasm');
  });

  it('at the address of the engine, and beside it', () => {
    vi.stubGlobal('document', { baseURI: 'https://page.example/' });
    setBaseUrl('https://files.example/x/engine.wasm?1');
    expect(String(resolveFile('engine.wasm', beside))).toBe('https://files.example/x/engine.wasm?1');
    expect(String(resolveFile('engine-full.wasm', beside))).toBe('https://files.example/x/engine-full.wasm');
  });
});

describe('the bytes of a file', () => {
  it('may be loaded already, or still loading', async () => {
    const bytes = Uint8Array.of(1, 2);
    expect(await readBytes(bytes, 'It')).toBe(bytes);
    expect(await readBytes(Promise.resolve(bytes), 'It')).toBe(bytes);
  });

  it('are fetched, and a failed request is reported with its address', async () => {
    vi.stubGlobal('fetch', async () => new Response(Uint8Array.of(3)));
    expect(new Uint8Array((await readBytes('a.bin', 'It')) as ArrayBuffer)).toEqual(Uint8Array.of(3));
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(readBytes('a.bin', 'It')).rejects.toThrow('It could not be loaded: a.bin answered 404.');
  });
});
