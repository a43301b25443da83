// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { french } from '../../../../web/i18n/fr/index';
import { createLocale, english } from '../../../../web/i18n/i18n';
import { announcement } from '../../../../web/program/announcement';
import { initialState } from '../../../../web/store/document/preset';
import { openPrograms } from '../../../programs/of-programs';
import { modelOf } from '../../ui/sample';

const programs = await openPrograms();
const frenchLocale = createLocale(french);

describe('what is announced at a step of a program', () => {
  it.each(programs.map((program) => [program.name, program] as const))(
    'of %s is its name, its shape, and what it is computed as',
    (_, { lesson, schema, engine, request }) => {
      const trace = engine.run(request);
      for (const node of trace.nodes) {
        const start = initialState(lesson, schema);
        const state = { ...start, position: { ...start.position, node: node.id } };
        const model = { ...modelOf('masks'), ...{ lesson, schema, trace, state } };
        const said = announcement({ ...model, locale: english }) ?? '';
        const [place, rest] = said.split(`, ${node.rows} by ${node.cols}: `);
        expect([node.id, place]).toEqual([node.id, expect.stringContaining(english.format(node.title))]);
        expect([node.id, rest]).toEqual([node.id, expect.stringMatching(/[\p{L}\d].*\.$/u)]);
        if (node.op === 'input') expect(rest).toBe('given.');
        // Signs that screen readers leave out.
        expect([node.id, /[⊕…⋯⊙∘]|\ufe0e/u.exec(rest ?? '')]).toEqual([node.id, null]);
        expect(announcement({ ...model, locale: frenchLocale })).toMatch(
          new RegExp(`, ${node.rows} par ${node.cols}\u00a0: .+\\.$`, 'u'),
        );
      }
    },
  );
});
