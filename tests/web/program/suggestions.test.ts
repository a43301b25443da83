import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { english } from '../../../web/i18n/i18n';
import { suggestionsAt } from '../../../web/program/editor/completion/suggestions';
import { namesOf, type Vocabulary } from '../../../web/program/editor/completion/vocabulary';
import { isProse, tokenAt, tokensOf } from '../../../web/program/editor/tokens';
import { functionInfo } from '../../../web/program/help/functions';
import { programLesson } from '../../../web/program/program-lesson';
import { walkFor } from '../../../web/program/walks';
import { presetDocument } from '../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { programEngine } from './programs';

const engine = await programEngine();
const text = `def attention(Q: "m d_k", K: "n d_k", *, causal: bool = False):
    """Words of a docstring: sigm"""
    scores = Q @ K.T  # scor
    weights = softmax(scores)
    return weights
`;

function vocabularyOf(source: string): Vocabulary {
  const opened = programLesson(source, engine);
  if ('span' in opened) throw new Error(JSON.stringify(opened));
  const { lesson, schema } = opened;
  const request = requestWithActiveOptions(presetDocument(lesson, schema), schema);
  const walk = walkFor(request, engine);
  if ('span' in walk) throw new Error(JSON.stringify(walk));
  const functions = engine
    .programFunctions()
    .map((each) => [each.name, functionInfo(each, english)] as const);
  return { label: '', functions: new Map(functions), names: namesOf(walk, engine.run(request), schema) };
}

const vocabulary = vocabularyOf(text);

/** What is suggested at the end of a text. */
function suggested(doc: string, isAsked = false): readonly string[] | null {
  const state = EditorState.create({ doc, selection: { anchor: doc.length } });
  const found = suggestionsAt(state, vocabulary, isAsked);
  return found === null ? null : found.suggestions.map(({ name, detail }) => `${name} ${detail}`.trim());
}

describe('suggestions', () => {
  it('are functions with what they make of shapes', () => {
    expect(suggested(`${text}    Y = sigm`)).toEqual(['sigmoid m × n → m × n']);
  });

  it('are names of the program with their shapes, before functions', () => {
    expect(suggested(`${text}    Y = we`)).toEqual(['weights m × n = 3 × 4']);
    expect(suggested(`${text}    Y = s`, true)?.[0]).toBe('scores m × n = 3 × 4');
  });

  it('are sizes, options, and names that have not run yet', () => {
    expect(suggested(`${text}    Y = d_`)).toContain('d_k d_k = 2');
    expect(suggested(`${text}    Y = causa`)).toContain('causal false');
    expect(suggested(`${text}    fresh = 2 * weights\n    Y = fre`)).toEqual(['fresh']);
  });

  it('are none for a whole word, in comments and in texts: Enter begins a line there', () => {
    expect(suggested(`${text}    Y = weights`)).toBeNull();
    expect(suggested(text.slice(0, text.indexOf('# scor') + 6))).toBeNull();
    expect(suggested(text.slice(0, text.indexOf('sigm') + 4))).toBeNull();
    expect(suggested(text.slice(0, text.indexOf('d_k') + 2))).toBeNull();
  });
});

describe('words of the text', () => {
  const doc = EditorState.create({ doc: text }).doc;

  it('have kinds, docstrings and comments being prose', () => {
    const kinds = tokensOf(doc).map(({ kind, text: word }) => `${kind} ${word}`);
    expect(kinds.slice(0, 4)).toEqual(['keyword def', 'name attention', 'name Q', 'string "m d_k"']);
    expect(kinds).toContain('comment """Words of a docstring: sigm"""');
    expect(kinds).toContain('comment # scor');
  });

  it('are found at each of their letters', () => {
    const at = text.indexOf('softmax');
    for (const place of [at, at + 3, at + 7]) expect(tokenAt(doc, place)?.text).toBe('softmax');
    expect(isProse(doc, text.indexOf('sigm') + 2)).toBe(true);
    expect(isProse(doc, at + 2)).toBe(false);
  });

  it('a docstring that is not closed goes to the end', () => {
    const open = EditorState.create({ doc: 'def f():\n    """Words\nA = B\n' }).doc;
    expect(tokensOf(open).at(-1)?.text).toContain('A = B');
  });
});
