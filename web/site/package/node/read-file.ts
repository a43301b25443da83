/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { readBytes } from '../../../engine/files';

/** Reads a file that lies beside the code: Node's own `fetch` knows no `file:` URLs. */
export async function readUrl(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  if (url.protocol === 'file:') return new Uint8Array(await readFile(url));
  const bytes = await readBytes(url, { key: 'file.named', args: { name: url.pathname } });
  return new Uint8Array(await new Response(bytes).arrayBuffer());
}
