import { expect, it } from 'vitest';
import { programLesson } from '../../../web/program/program-lesson';
import { presetDocument } from '../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { isUnread } from '../../../web/ui/stage/given';
import { programEngine, programText } from './programs';

const engine = await programEngine();

it.each([
  ['dot', ['W_a', 'W_1', 'v_a']],
  ['general', ['W_1', 'v_a']],
])('inputs that nothing reads with the score “%s” are not among those that are shown', (score, unread) => {
  const opened = programLesson(programText('luong_attention'), engine);
  if ('span' in opened) throw new Error(JSON.stringify(opened.message));
  const document = { ...presetDocument(opened.lesson, opened.schema), options: { score } };
  const trace = engine.run(requestWithActiveOptions(document, opened.schema));
  expect(trace.nodes.filter((node) => isUnread(node, trace)).map(({ id }) => id)).toEqual(unread);
});
