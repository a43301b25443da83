import { readerOf, type SourceFile } from '../../web/lessons/folder/read-folder.ts';
import type { TextReader } from '../../web/lessons/folder/text-reader.ts';

/** Explanations of steps by table and key, see `web/figures/backward/texts.ts`. */
export type StepTables = Readonly<Record<string, Readonly<Record<string, StepText>>>>;

interface StepText {
  readonly prose: string;
  readonly aside?: string;
}

function stepText(reader: TextReader): StepText {
  const { text: prose, aside } = reader;
  return { prose, ...(aside !== undefined && { aside }) };
}

/** Reads the explanations in one language. The English ones say which there are. */
export function readBackward(english: SourceFile, texts: SourceFile): StepTables {
  const ids = readerOf(english);
  const reader = readerOf(texts);
  reader.field('title');
  const tables = ids.names.map((table) => {
    const steps = ids.section(table).names.map((id) => [id, stepText(reader.section(table).section(id))]);
    return [table, Object.fromEntries(steps)] as const;
  });
  reader.expectAllUsed();
  return Object.fromEntries(tables);
}
