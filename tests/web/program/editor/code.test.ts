import { describe, expect, it } from 'vitest';
import { type CodeStore, programOf } from '../../../../web/authoring/code/generate';
import { english } from '../../../../web/i18n/i18n';
import { programLesson } from '../../../../web/program/program-lesson';
import '../../../../web/program/open-program';
import { initialState } from '../../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../../web/store/document/request';
import { programEngine } from '../programs';

const program = `def act(X: "m d" = [[-1.5, 2], [0, -0.5]], *, slope: "0..3" = 0.2):
    # Negative numbers are made smaller
    # by a slope.
    leaky = where(X > 0, X, slope * X)
    return leaky
`;

describe('a program as code', () => {
  it('keeps its comments and the values of its options, and writes the cases of a formula', async () => {
    const engine = await programEngine();
    const opened = programLesson(program, engine);
    if ('span' in opened) throw new Error('the program does not run');
    const { lesson, schema } = opened;
    const state = initialState(lesson, schema);
    const trace = engine.run(requestWithActiveOptions(state.document, schema));
    const store = { state, trace, opened } as unknown as CodeStore;
    for (const language of ['python', 'cpp'] as const) {
      const { text } = await programOf(store, { language, until: null, locale: english });
      expect(text).toContain('Options: slope = 0.2');
      // A division by 5 would be off by the last digit.
      expect(text).toContain('leaky_scale = X * 0.2');
      expect(text).toMatch(
        /(#|\/\/) Negative numbers are made smaller by a slope\.\n *(#|\/\/) leaky: leaky = \{X, X > 0; slope ⋅ X, else\}\n/,
      );
    }
  });
});
