import { describe, expect, it } from 'vitest';
import english from '../../../web/i18n/en/program.json';
import french from '../../../web/i18n/fr/program.json';
import { keptOrigin, originSettings } from '../../../web/program/beside/origin';
import { originalText } from '../../../web/program/beside/originals';
import { takeOver } from '../../../web/program/beside/take-over';
import { recipes } from '../../../web/program/help/recipes';
import { packProgram } from '../../../web/program/pack';
import { programLesson } from '../../../web/program/program-lesson';
import { mechanismText } from '../../../web/program/sources';
import { presetDocument } from '../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { lessons, schemaOf, wholeEngine } from '../all';
import { programEngine } from './programs';

const engine = await programEngine();
const full = await wholeEngine();

function opened(text: string) {
  const found = programLesson(text, engine);
  if ('span' in found) throw new Error(JSON.stringify(found));
  return found;
}

describe('editing the mechanism of a lesson', () => {
  it.each(lessons)('$id keeps its words, options, numbers and steps', (lesson) => {
    const schema = schemaOf(full, lesson);
    const document = presetDocument(lesson, schema);
    const program = opened(mechanismText(lesson.variant) ?? '');
    const taken = takeOver(document, program);
    expect(taken.messages).toEqual([]);
    const before = full.run(requestWithActiveOptions(document, schema));
    const after = engine.run(requestWithActiveOptions(taken.document, program.schema));
    for (const { id: node, data } of before.nodes) expect(after.node(node)?.data, node).toEqual(data);
    expect(originalText(originSettings({ lesson: lesson.id }))).toBe(mechanismText(lesson.variant));
  });

  it('knows a text that was kept, and nothing of a link that is cut off', () => {
    const text = originalText(originSettings({ example: 'rope' })) ?? '';
    const id = packProgram(text);
    const origin = keptOrigin(id);
    expect(originalText(origin)).toBe(text);
    expect(origin['program.beside']).toBe('on');
    expect(originalText(keptOrigin(id.slice(0, -40)))).toBeNull();
  });

  it('knows what an example was made from, and nothing of other texts', () => {
    expect(originalText(originSettings({ example: 'rope' }))).toContain('def rope');
    expect(originalText(originSettings({ example: 'nothing' }))).toBeNull();
    expect(originalText(originSettings({}))).toBeNull();
  });
});

describe('“How do I write …”', () => {
  it.each(recipes)('$id runs, without a warning', ({ text, id }) => {
    const { lesson, schema } = opened(text);
    const walk = engine.programWalk(requestWithActiveOptions(presetDocument(lesson, schema), schema));
    expect('warnings' in walk ? walk.warnings : walk).toEqual([]);
    for (const texts of [english, french]) expect(Object.keys(texts)).toContain(`editor.recipe.${id}`);
  });
});
