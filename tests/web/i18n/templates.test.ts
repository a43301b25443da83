import ts from 'typescript';
import { expect, it } from 'vitest';
import { placeOf, walk } from './keys';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();

/** Whether a value of this type may be a `Message`, which Lit would render as "[object Object]". */
function mayBeMessage(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(mayBeMessage);
  return (type.aliasSymbol ?? type.symbol)?.name === 'Message';
}

it('templates contain no messages: these are formatted by a locale first', { timeout: 240_000 }, () => {
  const spans = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && /\/web\/(?!generated)/.test(fileName))
    .flatMap((file) => [...walk(file)])
    .filter(ts.isTemplateSpan);
  expect(spans.length).toBeGreaterThan(1000);
  const wrong = spans.filter(({ expression }) => mayBeMessage(checker.getTypeAtLocation(expression)));
  expect(wrong.map((span) => `${placeOf(span)} ${span.expression.getText()}`)).toEqual([]);
});
