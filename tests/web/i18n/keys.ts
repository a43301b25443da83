import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text that the code asks for. */
export interface Found {
  readonly id: string;
  /** The names of its values; null where they are not written at the call. */
  readonly names: readonly string[] | null;
  /** `web/ui/explanation/why.ts:41` */
  readonly place: string;
}

/** All files of the page but the catalogues. */
export function sources(): readonly ts.SourceFile[] {
  return readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(?:i18n|generated)\/|\.css\.ts$/.test(path))
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

/** The pieces of a template between its values; all of a text that has none. */
export function piecesOf(template: ts.TemplateLiteral | ts.StringLiteralLike): readonly string[] {
  if (ts.isStringLiteralLike(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}

/** The functions that take an id and its values. */
const formatters = new Set(['t', 'tHtml', 'message']);

/** Whether a call looks a text up by its id. */
export function isFormatter({ expression }: ts.CallExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) && formatters.has(name.text);
}

/** The functions of catalogues, `figuresText('…')`, which give the id back. */
function isCatalogue({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && /^[a-z]\w*Text$/.test(expression.text);
}

/** An id as it is passed on: with its catalogue around it. */
function passedAs(node: ts.Expression): ts.Expression {
  const { parent } = node;
  const isInside = ts.isCallExpression(parent) && parent.arguments[0] === node && isCatalogue(parent);
  return isInside ? parent : node;
}

function namesOf(args: ts.Expression | undefined): readonly string[] | null {
  if (args === undefined) return [];
  if (!ts.isObjectLiteralExpression(args)) return null;
  const names = args.properties.map(({ name }) => name?.getText());
  return names.includes(undefined) ? null : names.flatMap((name) => name ?? []).sort();
}

/** Every text of the catalogues that the code names, at a call or as a plain string. */
export function uses(ids: ReadonlySet<string>): readonly Found[] {
  return sources()
    .flatMap((file) => [...walk(file)])
    .filter((node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node) && ids.has(node.text))
    .map((node) => {
      const passed = passedAs(node);
      const { parent } = passed;
      const isCalled = ts.isCallExpression(parent) && isFormatter(parent) && parent.arguments[0] === passed;
      const names = isCalled ? namesOf(parent.arguments[1]) : null;
      return { id: node.text, names, place: placeOf(node) };
    });
}

/** How ids begin that are written as templates, `formatsText(`formats.file_${cure}`)`: `formats.file_`. */
export function templateHeads(): readonly string[] {
  return sources()
    .flatMap((file) => [...walk(file)])
    .filter((node): node is ts.CallExpression => ts.isCallExpression(node) && isCatalogue(node))
    .flatMap(({ arguments: [id] }) => (id && ts.isAsExpression(id) ? [id.expression] : (id ?? [])))
    .flatMap((id) => (ts.isTemplateExpression(id) ? [id.head.text] : []))
    .filter((head) => head.includes('.'));
}
