import { describe, expect, it } from 'vitest';
import type { Trace } from '../../../../../web/engine/types';
import { connectionsOf, stretchesOf, towersOf } from '../../../../../web/ui/overview/map/figure';
import {
  headWeights,
  type MapBox,
  mapOf,
  pathTo,
  picturesOf,
} from '../../../../../web/ui/overview/map/hierarchy';
import { modelOf, walks } from '../../sample';

const traceOf = (lesson: string): Trace => modelOf(lesson).trace;

const innermost = (box: MapBox): readonly MapBox[] =>
  box.boxes.length === 0 ? [box] : box.boxes.flatMap(innermost);
const all = (box: MapBox): readonly MapBox[] => [box, ...box.boxes.flatMap(all)];

/** The name of a box by its typed label, without texts. */
function nameOf({ label }: MapBox): string {
  if (label.kind === 'group') return `${label.group.kind}${label.group.number ?? ''}`;
  if (label.kind === 'section') return label.section.id;
  return label.kind === 'node' ? label.node.name : label.kind;
}

const names = (boxes: readonly MapBox[]): readonly string[] => boxes.map(nameOf);

function boxNamed(lesson: string, ...path: readonly string[]): MapBox {
  return path.reduce(
    (box, name) => {
      const found = box.boxes.find((each) => nameOf(each) === name);
      if (found === undefined) throw new Error(`${name} is not in ${names(box.boxes)}`);
      return found;
    },
    mapOf(traceOf(lesson)),
  );
}

describe('the map of a model', () => {
  for (const { lesson, trace } of walks())
    it(`${lesson.id}: leads to every matrix in exactly one way, and says what is inside`, () => {
      const root = mapOf(trace);
      const boxes = all(root);
      expect(new Set(boxes.map(({ key }) => key)).size).toBe(boxes.length);
      const found = innermost(root).map(({ nodes }) => nodes.map(({ id }) => id));
      expect(found.flat().sort()).toEqual(trace.nodes.map(({ id }) => id).sort());
      for (const box of boxes) {
        expect(picturesOf(box).length, box.key).toBeGreaterThan(0);
        for (const node of box.nodes)
          expect(all(box).some(({ key }) => key === `node:${node.id}`)).toBe(true);
        expect(pathTo(box.key, root).at(-1)).toBe(box);
      }
      const [shown, ...others] = towersOf(root, trace).map(({ boxes }) =>
        boxes.flatMap(({ nodes }) => nodes),
      );
      expect([...(shown ?? []), ...others.flat()].map(({ id }) => id).sort()).toEqual(found.flat().sort());
    });

  it('nests layers, blocks, heads and matrices', () => {
    expect(names(boxNamed('transformer', 'decoder2').boxes)).toEqual([
      'self',
      'add-and-norm',
      'cross',
      'add-and-norm',
      'ffn',
      'add-and-norm',
    ]);
    const self = boxNamed('transformer', 'encoder1', 'self');
    expect(names(self.boxes)).toContain('encoder_0/self/head_1');
    expect(headWeights(self).map(({ id }) => id)).toEqual([
      'encoder_0/self/head_0/weights',
      'encoder_0/self/head_1/weights',
    ]);
    expect(names(boxNamed('transformer', 'encoder1', 'self', 'encoder_0/self/head_0').boxes)).toContain(
      'weights',
    );
  });

  it('keeps a norm at the beginning of its block', () => {
    expect(names(boxNamed('english-french', 'encoder1').boxes)).toEqual([
      'norm1',
      'self',
      'residual_1',
      'norm2',
      'ffn',
      'residual_2',
    ]);
  });
});

describe('the figure of a model', () => {
  const towers = (lesson: string) => towersOf(mapOf(traceOf(lesson)), traceOf(lesson));

  it('has an encoder and a decoder, and the decoder reads the last box of the encoder', () => {
    expect(towers('transformer').map(({ name, boxes }) => [name, names(boxes)])).toEqual([
      ['encoder', ['source', 'source', 'encoder1', 'encoder2']],
      ['decoder', ['target', 'target', 'mask', 'decoder1', 'decoder2']],
    ]);
    const cross = ['decoder1', 'decoder2'].map((name) => boxNamed('transformer', name, 'cross').key);
    const last = boxNamed('transformer', 'encoder2').boxes.at(-1)?.key;
    expect(connectionsOf(towers('transformer'))).toEqual(cross.map((to) => ({ from: last, to })));
  });

  it('gives the networks of a recurrent translator their towers', () => {
    expect(towers('english-french-recurrent').map(({ boxes }) => names(boxes))).toEqual([
      ['inputs', 'forward', 'backward', 'source_states'],
      ['target', 'decoder', 'logits'],
    ]);
  });

  it('has one tower for models of one stack', () => {
    for (const lesson of ['names', 'digits', 'encoder-layer', 'multi-head', 'vision-transformer'])
      expect(
        towers(lesson).map(({ name }) => name),
        lesson,
      ).toEqual(['model']);
  });

  it('draws heads side by side, and what depends on each other in rows', () => {
    const rows = stretchesOf(
      boxNamed('transformer', 'encoder1', 'self').boxes,
      traceOf('transformer'),
    ).flatMap(({ rows }) => rows.map(names));
    expect(rows).toEqual([
      ['w_q', 'w_k', 'w_v', 'w_o'],
      ['query', 'key', 'value'],
      ['encoder_0/self/head_0', 'encoder_0/self/head_1'],
      ['concat'],
      ['output'],
    ]);
  });

  it('draws residual connections around what they skip', () => {
    const residuals = (lesson: string, layer: string) =>
      stretchesOf(boxNamed(lesson, layer).boxes, traceOf(lesson)).map(({ rows, isResidual }) => [
        isResidual,
        ...rows.flatMap(names),
      ]);
    expect(residuals('transformer', 'encoder1')).toEqual([
      [true, 'self', 'add-and-norm'],
      [true, 'ffn', 'add-and-norm'],
    ]);
    expect(residuals('english-french', 'encoder1')).toEqual([
      [true, 'norm1', 'self', 'residual_1'],
      [true, 'norm2', 'ffn', 'residual_2'],
    ]);
    const ffn = boxNamed('transformer', 'encoder1', 'ffn').boxes;
    expect(stretchesOf(ffn, traceOf('transformer')).some(({ isResidual }) => isResidual)).toBe(false);
  });
});
