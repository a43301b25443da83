import type { TraceNode } from '../../engine/types';
import type { TextFormat } from '../../store/paste/to-text';
import type { FileFormat } from './formats';

const types: Readonly<Record<FileFormat, readonly [extension: string, type: string]>> = {
  csv: ['csv', 'text/csv'],
  gif: ['gif', 'image/gif'],
  json: ['json', 'application/json'],
  latex: ['tex', 'text/x-tex'],
  markdown: ['md', 'text/markdown'],
  numpy: ['py', 'text/x-python'],
  png: ['png', 'image/png'],
  pytorch: ['py', 'text/x-python'],
  svg: ['svg', 'image/svg+xml'],
};

export const fileFormats = Object.keys(types) as readonly FileFormat[];

/** A file with a name such as `masks-head_0-weights.csv`. */
export function fileOf(content: BlobPart, format: FileFormat, lesson: string, node: string): File {
  const [extension, type] = types[format];
  const name = [lesson, node]
    .filter((part) => part !== '')
    .join('-')
    .replace(/[^\w-]+/g, '-');
  return new File([content], `${name}.${extension}`, { type });
}

const imports = { numpy: 'import numpy as np', pytorch: 'import torch' } as const;

/** The content of a file with a matrix: in Python, it imports what it needs, and the matrix has its name. */
export function fileText(text: string, format: TextFormat, { name }: Pick<TraceNode, 'name'>): string {
  if (format !== 'numpy' && format !== 'pytorch') return `${text}\n`;
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const variable = name.replace(/\W/g, '_').replace(/^(?=\d)/, '_');
  const named = lines.map((line, at) =>
    at === first ? `${variable} = ${line}` : at > first ? `${' '.repeat(variable.length + 3)}${line}` : line,
  );
  return `${imports[format]}\n\n${named.join('\n')}\n`;
}
