import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeInputs, dimensions, tokenDimension } from '../../../../web/store/sizes/shapes';
import { sizeOf } from '../../engine/support/reference-resolver';
import { edits, played, pressed, sessions } from '../arbitraries';
import { after, schemaOf } from '../samples';

describe('any edits', () => {
  it('are undone and made again exactly', () => {
    fc.assert(
      fc.property(edits, ([lesson, actions]) => {
        const state = after(lesson, ...actions);
        const start = pressed(state, lesson, 'undo');
        expect(start.document).toEqual(after(lesson).document);
        expect(pressed(start, lesson, 'redo').document).toEqual(state.document);
        expect(pressed(start, lesson, 'redo').past).toEqual(state.past);
      }),
      { numRuns: 300 },
    );
  });

  it('leave every matrix in use there, of the size its dimensions say, and every row named', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const [lesson] = session;
        const { document } = played(session);
        const schema = schemaOf(lesson);
        const sizes = dimensions(document, schema);
        const inUse = new Set(activeInputs(schema, document.options).map(({ name }) => name));
        for (const { name, rows, cols } of schema.inputs) {
          const matrix = document.inputs[name];
          if (matrix === undefined) expect(inUse).not.toContain(name);
          else expect([matrix.rows, matrix.cols]).toEqual([sizeOf(rows, sizes), sizeOf(cols, sizes)]);
          expect(matrix?.data ?? []).toHaveLength((matrix?.rows ?? 0) * (matrix?.cols ?? 0));
        }
        for (const list of ['query', 'key'] as const) {
          const dimension = tokenDimension(schema, list);
          expect(document.tokens[list]).toHaveLength(
            dimension === undefined ? 0 : (sizes[dimension.name] ?? 0),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('leave no number that is not finite, save -Infinity in a mask, and no -0', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        for (const [name, { data }] of Object.entries(played(session).document.inputs)) {
          for (const number of data) {
            expect(Number.isFinite(number) || (name === 'mask' && number === -Infinity)).toBe(true);
            expect(Object.is(number, -0)).toBe(false);
          }
        }
      }),
    );
  });
});
