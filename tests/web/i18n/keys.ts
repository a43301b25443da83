import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text in the code that a reader sees. */
export interface Found {
  readonly key: string;
  /** `web/ui/explanation/why.ts:41` */
  readonly place: string;
}

/** All files of the page but the catalogues. */
export function sources(): readonly ts.SourceFile[] {
  return readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:i18n|generated|lessons)\/|\.css\.ts$/.test(path))
    .map((path) =>
      ts.createSourceFile(`web/${path}`, readFileSync(`web/${path}`, 'utf8'), ts.ScriptTarget.Latest, true),
    );
}

export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** A node and all nodes within it. */
export function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* walk(child);
}

const textOf = (node: ts.Node | undefined): readonly string[] =>
  node !== undefined && ts.isStringLiteralLike(node) ? [node.text] : [];

/** The pieces of a template between its values; all of a text that has none. */
export function piecesOf(template: ts.TemplateLiteral | ts.StringLiteralLike): readonly string[] {
  if (ts.isStringLiteralLike(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}

/** What one call of `t`, `tHtml`, `plural` or `msg` looks up. */
function keysOf(node: ts.Node): readonly string[] {
  if (ts.isTaggedTemplateExpression(node) && ['t', 'tHtml'].includes(node.tag.getText()))
    return [piecesOf(node.template).reduce((key, text, at) => `${key}{${at - 1}}${text}`)];
  if (!ts.isCallExpression(node)) return [];
  const [first, second, third] = node.arguments;
  switch (node.expression.getText()) {
    case 't':
    case 'msg':
      return textOf(first);
    case 'plural':
      return [...textOf(second), ...textOf(third)];
    default:
      return [];
  }
}

/** Every text of the catalogue that the code asks for. */
export function keys(): readonly Found[] {
  return sources()
    .flatMap((file) => [...walk(file)])
    .flatMap((node) => keysOf(node).map((key) => ({ key, place: placeOf(node) })));
}
