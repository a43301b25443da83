import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Engine } from '../../../../web/engine/engine';
import type { Trace, TraceNode, VariantSchema } from '../../../../web/engine/types';
import createModule from '../../../../web/generated/engine-full.mjs';
import type { Guide } from '../../../../web/lessons/guide';
import { catalogue } from '../../../../web/lessons/index';
import { type Lesson, loadLesson } from '../../../../web/lessons/lesson';
import { presetDocument } from '../../../../web/store/document/preset';
import { requestWithAllOptions } from '../../../../web/store/document/request';
import type { Document } from '../../../../web/store/document/state';
import { readSaved } from '../../../../web/store/links/read-saved';
import { filesOnDisk } from '../../../web/disk';
import { openScreen } from '../lab';
import { isRounding } from '../text';
import { type Place, type Read, walkGuide } from './guide-walk';

/** What is needed to check the guide of a lesson. */
interface Checked {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly guide: Guide;
  readonly preset: Trace;
  readonly run: (document: Document) => Trace;
}

let engine: Promise<Engine> | undefined;

async function open(id: string): Promise<Checked> {
  engine ??= Engine.load(readFileSync('web/generated/engine-full.wasm'), createModule);
  const running = await engine;
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined) throw new RangeError(`no lesson ${id}`);
  const lesson = await loadLesson(entry, filesOnDisk);
  const schema = running.variants.find(({ id: variant }) => variant === lesson.variant);
  const guide = await lesson.guide?.();
  if (schema === undefined || guide === undefined) throw new RangeError(`no variant or guide of ${id}`);
  const run = (document: Document) => running.run(requestWithAllOptions(document, schema));
  return { lesson, schema, guide, run, preset: run(presetDocument(lesson, schema)) };
}

const numberAt = (node: TraceNode | undefined, row: number, col: number): number | undefined =>
  node?.data[row * node.cols + col];

function problems(name: string, numbers: readonly Read[], trace: Trace): readonly string[] {
  return numbers.flatMap(({ node, row, col, text }) => {
    const value = numberAt(trace.node(node), row, col);
    return value !== undefined && isRounding(text, value)
      ? []
      : [`${name}: ${node}[${row}, ${col}]: ${text} for ${value}`];
  });
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The numbers of the run before the change, which stand in the reason as plain text: `[[was:weights:1,2]]`. */
function numbersBefore(because: string, shown: string): readonly Read[] {
  const references = [...because.matchAll(/\[\[was:(.+?):(\d+),(\d+)\]\]/g)];
  if (references.length === 0) return [];
  const pattern = because
    .split(/(\[\[.+?\]\])/)
    .map((part) => (part.startsWith('[[was:') ? '([−\\d.×⁰¹²³⁴⁵⁶⁷⁸⁹⁻∞]*[\\d⁰¹²³⁴⁵⁶⁷⁸⁹∞])' : part))
    .map((part) => (part.startsWith('[[') ? '.+?' : part.startsWith('([−') ? part : escaped(part)))
    .join('')
    // Letters with a subscript are elements of their own.
    .replace(/_/g, '_?');
  const found = new RegExp(`^${pattern}$`, 'u').exec(shown);
  if (found === null) throw new Error(`“${shown}” is not “${because}”`);
  return references.map(([, node = '', row, col], at) => ({
    ...{ node, row: Number(row), col: Number(col) },
    text: found[at + 1] ?? '',
  }));
}

/** What is not a rounding of a number of the engine: of the lesson as it opens, and after the change of a card. */
function wrong(
  { name, numbers, change }: Place,
  { lesson, schema, guide, preset, run }: Checked,
): readonly string[] {
  if (change === undefined) return problems(name, numbers, preset);
  const { state, messages } = readSaved(change.state, lesson, schema);
  if (state === null || messages.length > 0) throw new Error(`${name}: ${JSON.stringify(messages)}`);
  const card = guide.tries[Number(change.state.screen?.slice('try-'.length))];
  if (card === undefined) throw new Error(`${name}: no card`);
  return [
    ...problems(name, numbers, run(state.document)),
    ...problems(`${name}, before`, numbersBefore(card.because, change.because), preset),
  ];
}

export interface GuideNumbers {
  readonly places: readonly Place[];
  readonly problems: readonly string[];
  /** How many cards with a change the guide has. */
  readonly changes: number;
}

/** Goes through the guide of a lesson on the page, and compares its numbers with the engine. */
export async function guideNumbers(page: Page, id: string): Promise<GuideNumbers> {
  const checked = await open(id);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScreen(page, `v=1&lesson=${id}`);
  await page.locator('.cover').waitFor();
  const places = await page.evaluate(walkGuide);
  return {
    places,
    problems: places.flatMap((place) => wrong(place, checked)),
    changes: checked.guide.tries.filter(({ edits }) => edits.length > 0).length,
  };
}
