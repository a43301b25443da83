import type { MessageValue } from '../i18n/message';
import { EngineFailure } from './errors';

/** The binary files that travel beside the code, under the names that they have in the package. */
export type FileName = `${string}.${'wasm' | 'bin' | 'txt' | 'safetensors'}`;

/**
 * Where a binary file comes from: its address, or its bytes where there is no `fetch` for files. The builds that consist of
 * a single file put a promise of the bytes in the place of each address.
 */
export type FileSource = URL | string | BufferSource | Promise<BufferSource>;

let home = '';

/** Where the page says that the files are; empty when they are beside the code. */
export function getHome(): string {
  return home;
}

/** `address` is a folder, or the address of engine.wasm, and the others are looked for beside it. */
export function setHome(address: string): void {
  home = address;
}

/** Where a file is; `beside` the code unless the page has said otherwise. */
export function sourceOf(name: FileName, beside: () => FileSource): FileSource {
  if (home === '') return beside();
  const address = new URL(home, document.baseURI);
  const isThis = name === 'engine.wasm' && !address.pathname.endsWith('/');
  return isThis ? address : new URL(name, address);
}

/** The bytes of a file. When the server refuses, the message begins with `title`. */
export async function bytesOf(source: FileSource, title: MessageValue): Promise<BufferSource> {
  const found = await source;
  if (typeof found !== 'string' && !(found instanceof URL)) return found;
  const response = await fetch(found);
  if (!response.ok) {
    const args = { title, file: String(found), status: response.status };
    throw new EngineFailure({ key: 'error.not_loaded', args });
  }
  return response.arrayBuffer();
}
