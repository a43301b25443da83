import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { figures } from '../../../web/i18n/fr/interface/figures';
import { texts } from '../../../web/i18n/fr/interface/interface';
import { share } from '../../../web/i18n/fr/interface/share';
import { training } from '../../../web/i18n/fr/interface/training';
import type { Translations } from '../../../web/i18n/translations';
import { keys, piecesOf, placeOf, sources, walk } from './keys';

const asked = keys();
const own: Translations = { ...figures, ...training, ...share, ...texts };
const french: Translations = own;

/** What index.html says outside the element. */
function ofThePage(): readonly string[] {
  const page = readFileSync('index.html', 'utf8');
  return [/<title>(.*)<\/title>/, /<footer><a [^>]*>(.*)<\/a><\/footer>/].map(
    (place) => place.exec(page)?.[1] ?? '',
  );
}

const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort();

describe('the French catalogue', () => {
  it('has every text that the code asks for', () => {
    expect(asked.length).toBeGreaterThan(600);
    const missing = asked.filter(({ key }) => !Object.hasOwn(french, key));
    expect(missing.map(({ key, place }) => `${place} ${key}`)).toEqual([]);
  });

  it('has no text that nothing asks for', () => {
    const known = new Set(asked.map(({ key }) => key));
    for (const text of ofThePage()) known.add(text);
    expect(Object.keys(own).filter((key) => !known.has(key))).toEqual([]);
  });

  it('has what the page says around the element', () => {
    expect(ofThePage().filter((text) => !Object.hasOwn(french, text))).toEqual([]);
  });

  it('has the values of every text', () => {
    const different = Object.entries(french).filter(
      ([from, to]) => `${placesIn(from)}` !== `${placesIn(to)}`,
    );
    expect(different).toEqual([]);
  });

  it('sets French marks as French sets them', () => {
    const slip = /(?<!\u202f)[;!?](?=\s|$)|(?<!\u00a0): |[\d}] %|«(?!\u202f)|(?<!\u202f)»|'/;
    const wrong = Object.values(french).filter((text) => slip.test(text));
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

/** Where a literal becomes a message: what is given to these, or put into these fields, is read by somebody. */
const speakers = new Set(['refuse', 'refused', 'say', 'complain', 'unexpected', 'missing', 'unlike', 'Slip']);
const messages = new Set(['error', 'says', 'message', 'messages', 'status']);

function isMessage(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return speakers.has(node.expression.getText().replace(/^.*[.#]/, ''));
  if (ts.isPropertyAssignment(node)) return messages.has(node.name.getText());
  if (!ts.isReturnStatement(node)) return false;
  const maker = ts.findAncestor(node, ts.isFunctionDeclaration);
  return /Error$/.test(maker?.name?.text ?? '');
}

/** Whether a text goes through the language module: it is an argument of `t`, or the template behind it. */
function isAsked(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return true;
  return ts.isCallExpression(parent) && ['t', 'msg', 'plural'].includes(parent.expression.getText());
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
  it('shows no text that is not in the catalogue', () => {
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

  it('are all in the catalogue', () => {
    expect(found.length).toBeGreaterThan(150);
    const bare = found.flatMap(untranslated);
    expect(bare.map((node) => `${placeOf(node)} ${node.getText()}`)).toEqual([]);
  });
});
