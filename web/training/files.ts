import { type FileName, type FileSource, readBytes, resolveFile } from '../engine/files';

/** Loads a file by its name in the package and its URL beside the code. */
export type LoadFile = (name: FileName, url: () => FileSource) => Promise<ArrayBuffer>;

/** Loads files as the page does. */
export const fetchFile: LoadFile = async (name, url) => {
  const bytes = await readBytes(resolveFile(name, url), { key: 'file.named', args: { name } });
  return new Response(bytes).arrayBuffer();
};
