/** Whether a lesson is named by the address of its folder, which has a slash, and not by an id. */
export const isLessonAddress = (name: string): boolean => name.includes('/') && !isProgramSource(name);

const packed = 'program:';

/** Whether an id is that of a lesson about a program: it has the text of the program, packed. */
export const isProgramId = (id: string): boolean => id.startsWith(packed);

/** The id of a program by its packed text, and back. */
export const programId = (text: string): string => packed + text;
export const packedText = (id: string): string => id.slice(packed.length);

/** Whether a lesson is named by a program: its id, its text, or the address of its file. */
export const isProgramSource = (name: string): boolean =>
  isProgramId(name) || isProgramText(name) || /\.py$/i.test(name);

/** The text of an exercise, `lesson:kind:seed`, as it was before links escaped it. */
export function unescaped(written: string): string {
  try {
    return decodeURIComponent(written.trim());
  } catch {
    return written;
  }
}

/** The lesson of an exercise. The id of a program has a colon of its own, and so has an address with a host. */
export const lessonOfExercise = (written: string): string =>
  /^(?:program:|[a-z]+:\/\/[^/]*)?[^:]*/.exec(unescaped(written))?.[0] ?? '';

/** Whether this is the text of a program, and not a name: it has a line that begins with `def`. */
export const isProgramText = (name: string): boolean => /^def\s/m.test(name);
