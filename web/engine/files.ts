import type { MessageValue } from '../i18n/message';
import { EngineFailure } from './errors';

/** Names of the binary files of the package. */
export type FileName = `${string}.${'wasm' | 'bin' | 'txt' | 'safetensors' | 'woff2'}`;

/**
 * The URL of a binary file, or its bytes. Single-file builds replace each URL by a promise of the bytes.
 */
export type FileSource = URL | string | BufferSource | Promise<BufferSource>;

let baseUrl = '';

/** The URL set by the page; empty if the files are next to the code. */
export function getBaseUrl(): string {
  return baseUrl;
}

/** `address` is the URL of a folder, or of engine.wasm in the folder of the other files. */
export function setBaseUrl(address: string): void {
  baseUrl = address;
}

/** The source of a file: in the folder that the page has set, else `defaultSource`. */
export function resolveFile(name: FileName, defaultSource: () => FileSource): FileSource {
  if (baseUrl === '') return defaultSource();
  const address = new URL(baseUrl, document.baseURI);
  const isEngineUrl = name === 'engine.wasm' && !address.pathname.endsWith('/');
  return isEngineUrl ? address : new URL(name, address);
}

/** Reads a file. If the server responds with an error, throws `EngineFailure` with `title` in the message. */
export async function readBytes(source: FileSource, title: MessageValue): Promise<BufferSource> {
  const resolved = await source;
  if (typeof resolved !== 'string' && !(resolved instanceof URL)) return resolved;
  const response = await fetch(resolved);
  if (!response.ok) {
    const args = { title, file: String(resolved), status: response.status };
    throw new EngineFailure({ key: 'error.not_loaded', args });
  }
  return response.arrayBuffer();
}
