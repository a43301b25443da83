import { bytesOf, type FileName, type FileSource, sourceOf } from '../engine/files';

/** Where a file of a task comes from: its name in the package, and where it is beside the code. */
export type LoadFile = (name: FileName, url: () => FileSource) => Promise<ArrayBuffer>;

/** As the page has them. */
export const fetchFile: LoadFile = async (name, url) => {
  const bytes = await bytesOf(sourceOf(name, url), { key: 'file.named', args: { name } });
  return new Response(bytes).arrayBuffer();
};
