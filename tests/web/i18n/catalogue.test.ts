import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import authoring from '../../../web/i18n/en/authoring.json';
import changes from '../../../web/i18n/en/changes.json';
import code from '../../../web/i18n/en/code.json';
import experiments from '../../../web/i18n/en/experiments.json';
import figures from '../../../web/i18n/en/figures.json';
import home from '../../../web/i18n/en/home.json';
import implementation from '../../../web/i18n/en/implementation.json';
import ui from '../../../web/i18n/en/interface.json';
import motion from '../../../web/i18n/en/motion.json';
import search from '../../../web/i18n/en/search.json';
import training from '../../../web/i18n/en/training.json';
import frenchAuthoring from '../../../web/i18n/fr/authoring.json';
import frenchChanges from '../../../web/i18n/fr/changes.json';
import frenchCode from '../../../web/i18n/fr/code.json';
import frenchExperiments from '../../../web/i18n/fr/experiments.json';
import frenchFigures from '../../../web/i18n/fr/figures.json';
import frenchHome from '../../../web/i18n/fr/home.json';
import frenchImplementation from '../../../web/i18n/fr/implementation.json';
import frenchUi from '../../../web/i18n/fr/interface.json';
import frenchMotion from '../../../web/i18n/fr/motion.json';
import { page } from '../../../web/i18n/fr/page';
import frenchSearch from '../../../web/i18n/fr/search.json';
import frenchTraining from '../../../web/i18n/fr/training.json';
import type { Text } from '../../../web/i18n/messages';
import { isFormatter, piecesOf, placeOf, sources, uses, walk } from './keys';

type Catalogue = Readonly<Record<string, Text>>;

const files: readonly (readonly [Catalogue, Catalogue])[] = [
  [ui, frenchUi],
  [authoring, frenchAuthoring],
  [experiments, frenchExperiments],
  [figures, frenchFigures],
  [home, frenchHome],
  [motion, frenchMotion],
  [search, frenchSearch],
  [changes, frenchChanges],
  [code, frenchCode],
  [implementation, frenchImplementation],
  [training, frenchTraining],
];
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

/** The ids of what the pages say around the element: the title of `lab.html`, and the links below the element. */
function aroundTheElement(): readonly string[] {
  const lab = readFileSync('lab.html', 'utf8');
  const footers = [readFileSync('index.html', 'utf8'), lab].map(
    (page) => /<footer[ >].*<\/footer>/s.exec(page)?.[0] ?? '',
  );
  const links = [...footers.join('').matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const ids = links.map((attributes) => /data-page-text="(\w+)"/.exec(attributes)?.[1] ?? attributes);
  return [...new Set([...(lab.includes('<title>') ? ['title'] : []), ...ids])];
}

describe('the catalogues', () => {
  const found = uses(new Set(Object.keys(english)));

  it('have no unused text', () => {
    expect(found.length).toBeGreaterThan(900);
    const used = new Set(found.map(({ id }) => id));
    expect(Object.keys(english).filter((id) => !used.has(id))).toEqual([]);
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
    expect(Object.keys(page).sort()).toEqual([...aroundTheElement()].sort());
  });

  it('follow French typography', () => {
    const slip = /(?<!\u202f)[;!?](?=\s|$)|(?<!\u00a0): |[\d}] %|«(?!\u202f)|(?<!\u202f)»|'/;
    const wrong = Object.values(french)
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
