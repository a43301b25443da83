import { describe, expect, it } from 'vitest';
import { MessageError } from '../../../web/engine/errors';
import type { TraceNode } from '../../../web/engine/types';
import { generate, predictions, runOf, withTokens } from '../../../web/figures/trained-models/runs';
import { catalogue } from '../../../web/lessons/index';
import { ownedMatrix } from '../../../web/store/document/matrix';
import { initialState, matrixOfRows, presetDocument } from '../../../web/store/document/preset';
import { isRefusal } from '../../../web/store/document/refusal';
import { taskNamed } from '../../../web/training/tasks/index';
import { filesOnDisk } from '../disk';
import { documentOf, lessonNamed, runningOf, trained } from '../learned';

/** Checks statements about the control models against their numbers. */

const rowOf = ({ data, cols }: TraceNode, row: number): readonly number[] =>
  Array.from(data.slice(row * cols, (row + 1) * cols));

const largest = (row: readonly number[]): number => row.indexOf(Math.max(...row));

const ids = catalogue.map(({ id }) => id);

const controls = trained.filter(({ trained }) => trained?.baseline !== undefined);

it('are four, and each fetches the weights of one model: its own', async () => {
  expect(controls).toHaveLength(4);
  for (const { id } of controls) {
    const fetched: string[] = [];
    await catalogue
      .find((entry) => entry.id === id)
      ?.load((name, place) => {
        fetched.push(name);
        return filesOnDisk(name, place);
      });
    expect(fetched.filter((name) => name !== 'digit-pictures.bin')).toEqual([`${id}.safetensors`]);
  }
});

describe.each(controls)('the control $id', ({ id, trained }) => {
  it('follows the working model and is far less accurate', () => {
    const { measured, baseline: beside } = trained ?? {};
    expect(ids.indexOf(id)).toBe(ids.indexOf(beside?.lesson ?? '') + 1);
    expect(beside?.measured).toEqual(lessonNamed(beside?.lesson ?? '').trained?.measured);
    expect((measured?.tokens ?? 1) + 0.2).toBeLessThan(beside?.measured.tokens ?? 0);
  });
});

describe('reversing without positions', () => {
  const running = runningOf(lessonNamed('reversal-without-positions'));
  const { lesson, schema } = running;
  const document = presetDocument(lesson, schema);

  it('gives the same letter the same scores, to the last bit, wherever it stands', () => {
    const scores = runOf(document, running).node('layer_0/self/head_0/scores') as TraceNode;
    const { query } = document.tokens;
    const first = query.map((letter) => query.indexOf(letter));
    expect(new Set(first).size).toBe(6);
    for (const [row, same] of first.entries()) {
      expect(rowOf(scores, row)).toEqual(rowOf(scores, same));
      expect(rowOf(scores, 0)[row]).toBe(rowOf(scores, 0)[same]);
    }
  });

  it('gives the same output for permuted letters, at most six different ones', () => {
    const [first, second] = (lesson.trained?.examples ?? []).map((example) =>
      generate(documentOf(example, running), running),
    );
    const letters = (at: number) => [...(lesson.trained?.examples[at]?.input ?? '')].sort();
    expect(letters(0)).toEqual(letters(1));
    expect(first).toHaveLength(6);
    expect(second).toEqual(first);
  });
});

describe('induction with one layer', () => {
  const running = runningOf(lessonNamed('induction-one-layer'));
  const document = presetDocument(running.lesson, running.schema);

  it('has keys that know their own word and place, and nothing that stands before', () => {
    const keys = (words: readonly string[]) => {
      const next = withTokens(document, { query: words }, running);
      if (isRefusal(next)) throw new MessageError(next.error);
      return runOf(next, running).node('layer_0/self/key') as TraceNode;
    };
    expect(rowOf(keys([...'abcd']), 3)).toEqual(rowOf(keys([...'efgd']), 3));
    expect(rowOf(keys([...'abcd']), 3)).not.toEqual(rowOf(keys([...'abdc']), 3));
  });

  it('looks 7 to 11 places back, whatever stands there', async () => {
    const { heldOut, sourceWords } = await taskNamed('induction').load(filesOnDisk);
    const width = (heldOut.source?.length ?? 0) / heldOut.count;
    const distances = Array.from({ length: 50 }, (_, at) => {
      const text = Array.from(heldOut.source?.slice(at * width, (at + 1) * width) ?? []);
      const next = withTokens(document, { query: text.map((word) => sourceWords[word] ?? '') }, running);
      if (isRefusal(next)) throw new MessageError(next.error);
      const weights = runOf(next, running).node('layer_0/self/head_0/weights') as TraceNode;
      return text.map((_, row) => row - largest(rowOf(weights, row))).slice(width / 2);
    }).flat();
    const inBand = distances.filter((distance) => distance >= 7 && distance <= 11);
    expect(inBand.length / distances.length).toBeGreaterThan(0.8);
  });
});

describe('a translator without attention', () => {
  const running = runningOf(lessonNamed('english-french-without-attention'));
  const document = presetDocument(running.lesson, running.schema);

  it('gets the same row in every step', () => {
    const trace = runOf(document, running);
    const [context, summary] = [trace.node('decoder/context'), trace.node('summary')] as TraceNode[];
    expect(context?.rows).toBe(document.tokens.query.length);
    for (let row = 0; row < (context?.rows ?? 0); row += 1)
      expect(rowOf(context as TraceNode, row)).toEqual(rowOf(summary as TraceNode, 0));
  });

  it('renders the short examples, and loses words of the long ones', () => {
    const rights = (running.lesson.trained?.examples ?? []).map((example) => ({
      length: example.input.split(' ').length,
      isRight: generate(documentOf(example, running), running).join(' ') === example.target,
    }));
    for (const { length, isRight } of rights) expect([length, isRight]).toEqual([length, length < 6]);
  });
});

describe('digits without positions', () => {
  const running = runningOf(lessonNamed('digits-without-positions'));
  const { document } = initialState(running.lesson, running.schema);
  const [first, second] = (running.lesson.trained?.pictures ?? []).map(({ picture, shows }) => {
    const inputs = { ...document.inputs, image: ownedMatrix(matrixOfRows(picture)) };
    const trace = runOf({ ...document, inputs }, running);
    const logits = trace.node('logits') as TraceNode;
    return { logits, trace, shows, reads: predictions(trace, running)[0]?.word };
  });
  const patches = (trace = first?.trace) => {
    const node = trace?.node('patches') as TraceNode;
    return Array.from({ length: node.rows }, (_, row) => rowOf(node, row).join(' '));
  };

  it('opens with a digit that it misreads', () => {
    expect(first?.reads).not.toBe(first?.shows);
  });

  it('reads the same patches in other places as before, but for rounding', () => {
    expect(patches(second?.trace)).not.toEqual(patches());
    expect(patches(second?.trace).sort()).toEqual(patches().sort());
    const apart = rowOf(second?.logits as TraceNode, 0).map((logit, at) =>
      Math.abs(logit - (first?.logits.data[at] ?? Number.NaN)),
    );
    expect(Math.max(...apart)).toBeLessThan(1e-12);
    expect(second?.reads).toBe(first?.reads);
  });
});
