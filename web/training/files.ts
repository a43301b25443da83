import { type FileName, type FileSource, readBytes, resolveFile } from '../engine/files';

/** Where a file of a task comes from: its name in the package, and where it is beside the code. */
export type Files = (name: FileName, beside: () => FileSource) => Promise<ArrayBuffer>;

/** As the page has them. */
export const fetched: Files = async (name, beside) => {
  const bytes = await readBytes(resolveFile(name, beside), { key: 'file.named', args: { name } });
  return new Response(bytes).arrayBuffer();
};
