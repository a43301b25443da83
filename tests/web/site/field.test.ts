import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readField } from '../../../.tools/lessons/field';
import { Library } from '../../../web/figures/library';
import english from '../../../web/generated/lessons/field-en.json';
import french from '../../../web/generated/lessons/field-fr.json';
import search from '../../../web/generated/search-en.json';
import { packProgram } from '../../../web/program/pack';
import type { SearchEntry } from '../../../web/search/entry';
import { find, findAll, searchable } from '../../../web/search/match';
import { fieldBody } from '../../../web/site/field/body';
import type { Field } from '../../../web/site/field/field';
import { entryOf } from '../../../web/site/field/field-entry';
import type { Thumbnails } from '../../../web/site/home/thumbnails';
import { lessons } from '../all';
import { programEngine, programText } from '../program/programs';
import { modelOf } from '../ui/sample';

const field: Field = english;
const pictures: Thumbnails = JSON.parse(readFileSync('web/generated/field.json', 'utf8'));
const library = new Library(undefined, programEngine);

/** The ids of the mechanisms in each section of the page. */
function sections(): ReadonlyMap<string, readonly string[]> {
  const parts = fieldBody(pictures).split('<section id="').slice(1);
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf('"')),
      [...part.matchAll(/data-mechanism="([^"]+)"/g)].map(([, id = '']) => id),
    ]),
  );
}

/** What the map needs to read, with changes. */
function read(change: (json: { mechanisms: object[]; others: string[]; names: object }) => void) {
  const json = JSON.parse(readFileSync('web/content/field/field.json', 'utf8'));
  change(json);
  const texts = { path: 'field/en.md', text: readFileSync('web/content/field/en.md', 'utf8') };
  const known = {
    lessons: new Map(lessons.map(({ id, title }) => [id, title])),
    programs: field.mechanisms.flatMap(({ program = [] }) => program),
  };
  return () => readField({ path: 'field/field.json', text: JSON.stringify(json) }, texts, known);
}

describe('the map of the field', () => {
  it('has each mechanism once in every group that it claims, and in no other', () => {
    const shown = sections();
    expect([...shown.keys()]).toEqual(field.groups.map(({ id }) => id));
    for (const [group, ids] of shown) {
      const claimed = field.mechanisms.filter(({ changes }) => changes.includes(group));
      expect(ids, group).toEqual(claimed.map(({ id }) => id));
    }
  });

  it('has the same mechanisms in French, with texts of their own', () => {
    expect(french.mechanisms.map(({ id }) => id)).toEqual(field.mechanisms.map(({ id }) => id));
    const same = french.mechanisms.filter(({ question }, at) => question === field.mechanisms[at]?.question);
    expect(same).toEqual([]);
  });

  it('refuses what is missing, there twice, or unknown', () => {
    expect(read(() => {})).not.toThrow();
    expect(read(({ others }) => others.pop())).toThrow(/not in the map/);
    expect(read(({ others }) => others.push('masks'))).toThrow(/there twice/);
    expect(read(({ mechanisms }) => mechanisms.pop())).toThrow(/not in the map/);
    expect(read(({ others }) => others.push('no-such-lesson'))).toThrow(/none of this name/);
    expect(read(({ names }) => Object.assign(names, { masks: ['causal'] }))).toThrow(/none of this name/);
    expect(
      read(({ mechanisms }) => Object.assign(mechanisms[0] ?? {}, { changes: ['scores', 'scores'] })),
    ).toThrow(/there twice/);
    expect(read(({ mechanisms }) => Object.assign(mechanisms[0] ?? {}, { changes: ['taste'] }))).toThrow(
      /none of this name/,
    );
  });

  it('opens the program of each mechanism by its name, which is no packed text', async () => {
    for (const { program } of field.mechanisms) {
      if (program === undefined) continue;
      const { lesson } = await library.open(`program:${program}`);
      expect(lesson.id, program).toBe(packProgram(programText(program)));
    }
  });
});

describe('the pictures of the map', () => {
  it.each(field.mechanisms.map(({ id }) => id))('%s: has the numbers of a matrix of its run', async (id) => {
    const rows = pictures[id] ?? [];
    expect(rows.length).toBeGreaterThan(0);
    const nodes = await nodesOf(id);
    const sources = nodes.filter(({ data, cols, rows: height }) => {
      if (Math.min(height, 20) !== rows.length || Math.min(cols, 20) !== rows[0]?.length) return false;
      const sizes = Array.from(data, (each) => (Number.isFinite(each) ? Math.abs(each) : 0));
      const reach = Math.max(...sizes) || 1;
      return rows.every((row, at) =>
        row.every((share, col) => Math.abs(share - (sizes[at * cols + col] ?? 0) / reach) <= 0.0051),
      );
    });
    expect(sources).not.toEqual([]);
  });
});

async function nodesOf(id: string) {
  if (lessons.some((lesson) => lesson.id === id)) return modelOf(id).trace.nodes;
  const engine = await programEngine();
  const { runPrograms } = await import('../../../web/search/compute/run-lessons');
  programRuns ??= runPrograms(engine);
  return programRuns.get(id)?.trace.nodes ?? [];
}

let programRuns:
  | ReturnType<typeof import('../../../web/search/compute/run-lessons')['runPrograms']>
  | undefined;

const aliases = [
  ['RoPE', 'rotary-positions'],
  ['GQA', 'grouped-queries'],
  ['MQA', 'grouped-queries'],
  ['MLA', 'latent-attention'],
  ['KV cache', 'key-value-cache'],
  ['flash', 'tiles'],
  ['FlashAttention', 'tiles'],
  ['rank', 'latent-attention'],
  ['ALiBi', 'distance-bias'],
  ['NSA', 'sparse-attention'],
  ['MoBA', 'sparse-attention'],
  ['bf16', 'rounding'],
  ['softcap', 'capped-scores'],
  ['attention sink', 'windows-and-sinks'],
  ['SWA', 'sliding-window'],
] as const;

describe('other names', () => {
  const onMap = searchable(field.mechanisms.map((each) => entryOf(each, undefined)));
  const everywhere = searchable(search as unknown as readonly SearchEntry[]);

  it.each(aliases)('%s finds %s on the map and in the search of the site', (name, id) => {
    for (const query of [name, name.toLowerCase()]) {
      const { entries, fit } = findAll(onMap, query);
      expect(fit).toBe('all');
      expect(entries.map(({ lesson }) => lesson)).toContain(id);
      const found = find(everywhere, query);
      expect(found.fit).toBe('all');
      expect(found.entries.slice(0, 6).map(({ lesson }) => lesson)).toContain(id);
    }
  });
});
