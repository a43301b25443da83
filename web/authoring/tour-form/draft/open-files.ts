import { fetchTourFolder, tourFile } from '../../../learn/tours/folder';
import { tourLimits } from '../../../store/untrusted/tour';

/** A file on the device, such as a `File`. */
interface DeviceFile {
  readonly name: string;
  slice(start: number, end: number): { text(): Promise<string> };
}

/** Bytes of a character, at most. */
const maxBytes = 4;

/**
 * The tour in some files, as one text: `tour.json` with its texts, or one JSON file. Throws an error that says what is wrong with the
 * files; of what is wrong in the tour the checker tells.
 */
export async function textOfFiles(files: readonly DeviceFile[]): Promise<string> {
  const read = async (file: DeviceFile | undefined): Promise<string | undefined> =>
    // Of a file that is far too long, its length is enough.
    file?.slice(0, maxBytes * (tourLimits.characters + 1)).text();
  const [only] = files;
  if (files.length === 1 && only?.name.endsWith('.json')) return (await read(only)) ?? '';
  const named = (name: string) => files.find((file) => file.name === name);
  const folder = await fetchTourFolder(tourFile, (name) => read(named(name)));
  return folder.text;
}
