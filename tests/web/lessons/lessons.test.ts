import { describe, expect, it } from 'vitest';
import { programOf } from '../../../web/engine/programs';
import type { Trace, VariantSchema } from '../../../web/engine/types';
import type { Lesson } from '../../../web/lessons/lesson';
import type { Action } from '../../../web/store/actions/actions';
import { initialState } from '../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import type { State } from '../../../web/store/document/state';
import { parseMarkup, stepFor } from '../../../web/ui/prose/markup';
import { lessons, schemaOf, wholeEngine } from '../all';
import { reduceState } from '../store/reduce-state';

const engine = await wholeEngine();

/** One action for every option value that can add nodes. */
function switches(schema: VariantSchema): readonly Action[] {
  return schema.options.flatMap(({ name, type, choices }): readonly Action[] => {
    if (type === 'choice') return choices.map((value) => ({ type: 'set-option', name, value }));
    if (type === 'flag') return [{ type: 'set-option', name, value: true }];
    return ['softcap', 'temperature'].includes(name) ? [{ type: 'set-option', name, value: 2 }] : [];
  });
}

/** The run of a lesson as it opens, and one run per option; models without attention also get runs with it. */
function runs(lesson: Lesson): readonly Trace[] {
  const schema = schemaOf(engine, lesson);
  const opened = initialState(lesson, schema);
  const after = (state: State, action: Action): State => reduceState(state, action, schema, lesson);
  const attends = after(opened, { type: 'set-option', name: 'attention', value: 'bahdanau' });
  const starts = opened.document.options.attention === 'none' ? [opened, attends] : [opened];
  const states = starts.flatMap((start) => [
    start,
    ...switches(schema).map((action) => after(start, action)),
  ]);
  return states.map(({ document }) => engine.run(requestWithActiveOptions(document, schema)));
}

/** The references of a text that a run cannot resolve. */
function missing(markup: string, node: string, trace: Trace): readonly string[] {
  const found = trace.node(node);
  if (found === undefined) return [`no node ${node}`];
  return parseMarkup(markup, { trace, node: found, row: 0, col: 0 }).flatMap((piece) =>
    piece.kind === 'missing' ? [piece.reference] : [],
  );
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
  const traces = runs(lesson);

  it('opens at a node it has', () => {
    expect(traces[0]?.node(lesson.opening)).toBeDefined();
  });

  it('describes every node it can show', () => {
    // Sub-steps of programs are between two named steps, and say nothing.
    const isSubStep = (name: string): boolean => programOf(lesson.variant) !== null && name.includes('.');
    const silent = traces.flatMap(({ nodes }) =>
      nodes.filter(({ id, name }) => !stepFor(lesson, id) && !isSubStep(name)).map(({ id }) => id),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  it('describes no node twice, and none that it cannot show', () => {
    const names = lesson.steps.map(({ node }) => node);
    expect(names).toEqual([...new Set(names)]);
    const shown = new Set(traces.flatMap(({ nodes }) => nodes.map(({ id }) => stepFor(lesson, id)?.node)));
    expect(names.filter((name) => !shown.has(name)).filter((name) => !isOptional(name))).toEqual([]);
  });

  it('references only existing nodes', () => {
    for (const trace of traces) {
      for (const { id } of trace.nodes) {
        const step = stepFor(lesson, id);
        expect([id, missing(step?.prose ?? '', id, trace)]).toEqual([id, []]);
        expect([id, missing(step?.aside ?? '', id, trace)]).toEqual([id, []]);
      }
    }
  });

  it('ends its sentences', () => {
    for (const { prose, aside = '.' } of lesson.steps) {
      expect(prose).toMatch(/[.?]$/);
      expect(aside).toMatch(/[.?]$/);
    }
  });
});

/** Whether every lesson has this step, in case its variant has the option. */
function isOptional(node: string): boolean {
  const inEvery = /^(capped_scores|b_[qkvo]|(query|key|value|output)_product)$/;
  // These need two options: final norms, and RMS norm.
  const inFinalNorm = /^(?:encoder|decoder|last)_norm\/(input_squares|mean_square|root_mean_square)$/;
  return inEvery.test(node) || inFinalNorm.test(node);
}

describe('the list of lessons', () => {
  it('names each lesson once', () => {
    const ids = lessons.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.every((id) => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true);
  });
});
