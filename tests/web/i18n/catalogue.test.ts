import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Text } from '../../../web/i18n/catalogue';
import { isFormatter, piecesOf, placeOf, sources, templateHeads, uses, walk } from './keys';

type Catalogue = Readonly<Record<string, Text>>;

const read = (path: string): Catalogue => JSON.parse(readFileSync(`web/i18n/${path}`, 'utf8'));

/** The texts of the page, in English and in French. Those of the engine have tests of their own. */
const ofEngine = /^(?:engine|formulas)\.json$/;
const names = readdirSync('web/i18n/fr').filter((name) => name.endsWith('.json') && !ofEngine.test(name));
const files = names.map((name) => [read(`en/${name}`), read(`fr/${name}`)] as const);
const english: Catalogue = Object.assign({}, ...files.map(([texts]) => texts));
const french: Catalogue = Object.assign({}, ...files.map(([, texts]) => texts));

const formsOf = (text: Text): readonly string[] =>
  typeof text === 'string' ? [text] : [text.one, text.other];

const namesIn = (text: Text): readonly string[] =>
  [
    ...new Set(
      formsOf(text).flatMap((form) =>
        [...form.matchAll(/(?<!\\(?:begin|end))\{(\w+)\}/g)].map(([, name = '']) => name),
      ),
    ),
  ].sort();

/** What the pages say around the element, by id: the title of `lab.html`, and the links below the element. */
function aroundTheElement(): ReadonlyMap<string, string> {
  const lab = readFileSync('lab.html', 'utf8');
  const footers = /<footer[ >].*<\/footer>/s.exec(lab)?.[0] ?? '';
  const links = [...footers.matchAll(/<a ([^>]*)>([^<]*)</g)].map(
    ([, attributes = '', text = '']) =>
      [`page.${/data-page-text="(\w+)"/.exec(attributes)?.[1] ?? attributes}`, text] as const,
  );
  return new Map([['page.title', /<title>(.*)<\/title>/.exec(lab)?.[1] ?? ''], ...links]);
}

describe('the catalogues', () => {
  const found = uses(new Set(Object.keys(english)));

  it('have no unused text', () => {
    expect(found.length).toBeGreaterThan(900);
    const used = new Set(found.map(({ id }) => id));
    const heads = templateHeads();
    const unused = Object.keys(english).filter((id) => !used.has(id));
    expect(unused.filter((id) => !heads.some((head) => id.startsWith(head)))).toEqual([]);
  });

  it('pass exactly the placeholders of each text', () => {
    const different = found
      .filter(({ names }) => names !== null)
      .filter(({ id, names }) => `${names}` !== `${namesIn(english[id] ?? '')}`);
    expect(different.map(({ id, names, place }) => `${place} ${id} ${names}`)).toEqual([]);
  });

  it('define each text in one file only', () => {
    const ids = files.flatMap(([texts]) => Object.keys(texts));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('are sorted by id', () => {
    for (const file of files.flat()) expect(Object.keys(file)).toEqual(Object.keys(file).sort());
  });
});

describe('the French catalogues', () => {
  it('have the texts of the English ones, file by file', () => {
    for (const [texts, translated] of files) expect(Object.keys(translated)).toEqual(Object.keys(texts));
  });

  it('have the placeholders and plural forms of every text', () => {
    const different = Object.entries(english).filter(([id, text]) => {
      const translated = french[id] ?? '';
      return `${namesIn(text)}` !== `${namesIn(translated)}` || typeof text !== typeof translated;
    });
    expect(different).toEqual([]);
  });

  it('translate the texts around the element', () => {
    const texts = Object.entries(english).filter(([id]) => id.startsWith('page.'));
    expect(new Map(texts)).toEqual(aroundTheElement());
  });

  it('follow French typography', () => {
    const slip = /(?<!\u202f)[;!?](?=\s|$)|(?<!\u00a0): |[\d}] %|«(?!\u202f)|(?<!\u202f)»|'/;
    // The others write narrow spaces before colons, and commands with straight quotes.
    const others = /^(?:exercises|formats|learn|lesson-folder|program|tour-form)\./;
    const wrong = names
      .filter((name) => !others.test(name))
      .flatMap((name) => Object.values(read(`fr/${name}`)))
      .flatMap(formsOf)
      .filter((text) => slip.test(text));
    expect(wrong).toEqual([]);
  });
});
/** Texts between the tags of a template, and those of the attributes that are read aloud. */
function literalsIn(template: ts.TemplateLiteral): readonly string[] {
  const markup = piecesOf(template).join('\uFFFF');
  const spoken = [
    ...markup.matchAll(/\b(?:aria-label|title|alt|placeholder|aria-roledescription)="([^"\uFFFF]*)"/g),
  ];
  const text = markup.replace(/<[^>]*>/g, '\uFFFF').split('\uFFFF');
  return [...text, ...spoken.map(([, value = '']) => value)].filter((piece) => /\p{L}{2}/u.test(piece));
}

/** Functions and classes that take a message. */
const messageCalls = ['refuse', 'report', 'rejected', 'unexpected', 'JsonSyntaxError', 'MessageError'];
/** Fields that contain a message. */
const messages = new Set(['error', 'says', 'message', 'messages', 'status']);

const calledName = ({ expression }: ts.CallExpression | ts.NewExpression): string =>
  expression.getText().replace(/^.*[.#]/s, '');

function isMessage(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return messageCalls.includes(calledName(node)) || node.expression.getText() === 'messages.push';
  if (ts.isPropertyAssignment(node)) return messages.has(node.name.getText());
  if (!ts.isReturnStatement(node)) return false;
  const maker = ts.findAncestor(node, ts.isFunctionDeclaration);
  return /Error$/.test(maker?.name?.text ?? '');
}

/** Whether a text goes through the language module: it is an argument of `t`, or the template behind it. */
function isAsked(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return true;
  return ts.isCallExpression(parent) && isFormatter(parent);
}

/** The sentences of a message that nobody translates. Single words are names of fields. */
function untranslated(message: ts.Node): readonly ts.Node[] {
  return [...walk(message)]
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    .filter((node) => !isAsked(node) && /\p{L}{2}\S* \S*\p{L}{2}/u.test(piecesOf(node).join('…')));
}

/** What every language writes alike. */
const signs = /\b(?:exp|tanh|sin|cos|max|log)\b/g;

describe('the code', () => {
  it('has no text in templates outside the catalogue', () => {
    const bare = sources()
      .flatMap((file) => [...walk(file)])
      .filter(ts.isTaggedTemplateExpression)
      .filter(({ tag }) => ['html', 'svg'].includes(tag.getText()))
      .flatMap((node) =>
        literalsIn(node.template).map((text) => ({ text: text.trim(), place: placeOf(node) })),
      )
      .filter(({ text }) => /\p{L}{2}/u.test(text.replace(signs, '')));
    expect(bare.map(({ text, place }) => `${place} ${text}`)).toEqual([]);
  });
});

describe('the messages of the page', () => {
  // The reference of the element is written for authors, in English.
  const found = sources()
    .filter(({ fileName }) => !fileName.startsWith('web/site/reference/'))
    .flatMap((file) => [...walk(file)].filter(isMessage));

  it('are passed to functions that exist', () => {
    const names = new Set(
      found.flatMap((node) =>
        ts.isCallExpression(node) || ts.isNewExpression(node) ? [calledName(node)] : [],
      ),
    );
    expect(messageCalls.filter((name) => !names.has(name))).toEqual([]);
  });

  it('are all from the catalogue', () => {
    expect(found.length).toBeGreaterThan(150);
    const bare = found.flatMap(untranslated);
    expect(bare.map((node) => `${placeOf(node)} ${node.getText()}`)).toEqual([]);
  });
});
