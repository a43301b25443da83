import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Engine } from '../../../../web/engine/engine';
import type { CreateModule } from '../../../../web/engine/module';
import type { Trace, TraceNode, VariantSchema } from '../../../../web/engine/types';
import createModule from '../../../../web/generated/engine-programs.mjs';
import { loadFullTexts } from '../../../../web/i18n/messages';
import { editedDocument } from '../../../../web/learn/questions/edited-document';
import type { Edit, Guide } from '../../../../web/lessons/guide';
import type { Lesson } from '../../../../web/lessons/lesson';
import { withSchema } from '../../../../web/program/folder-lesson';
import { initialState, presetDocument } from '../../../../web/store/document/preset';
import { requestWithActiveOptions, requestWithAllOptions } from '../../../../web/store/document/request';
import type { Document } from '../../../../web/store/document/state';
import { readSaved } from '../../../../web/store/links/read-saved';
import { matchesPattern } from '../../../../web/ui/prose/markup';
import { catalogue } from '../catalogue';
import { openScreen } from '../lab';
import { isRounding } from '../text';
import { answerProblems, placeholders } from './guide-answers';
import { mistakenNumbers, type Runs } from './guide-mistakes';
import { type Place, type Read, walkGuide } from './guide-walk';
import { lessonOnDisk } from './lesson-on-disk';

/** What is needed to check the guide of a lesson. */
interface Checked {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly guide: Guide;
  readonly preset: Trace;
  readonly run: (document: Document) => Trace;
  /** Without the options that have no effect. */
  readonly active: (document: Document) => Trace;
}

let engine: Promise<Engine> | undefined;

async function open(id: string): Promise<Checked> {
  engine ??= Engine.load(readFileSync('web/generated/engine-programs.wasm'), createModule as CreateModule);
  const [running] = await Promise.all([engine, loadFullTexts()]);
  const { lesson, schema } = withSchema(await lessonOnDisk(id), running);
  const { guide } = lesson;
  if (guide === undefined) throw new RangeError(`no guide of ${id}`);
  const run = (document: Document) => running.run(requestWithAllOptions(document, schema));
  const active = (document: Document) => running.run(requestWithActiveOptions(document, schema));
  return { lesson, schema, guide, run, active, preset: run(presetDocument(lesson, schema)) };
}

/** The runs with the options that the page sends. */
function activeRuns({ lesson, schema, active }: Checked): Runs {
  const state = initialState(lesson, schema);
  const trace = active(state.document);
  const after = (edits: readonly Edit[]): Trace => {
    const document = editedDocument({ state, schema, lesson, trace }, edits);
    if (document === null) throw new Error(`${lesson.id}: ${JSON.stringify(edits)} is refused`);
    return active(document);
  };
  return { trace, after };
}

let seenElsewhere: Promise<ReadonlySet<string>> | undefined;

/** The mistakes that are typed in lessons without a trained model: to recognise one among the numbers of such a model takes long. */
async function mistakesOfSmallLessons(): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (const { id } of catalogue) {
    const checked = await open(id);
    if (checked.lesson.trained === undefined) mistakenNumbers(checked.guide, activeRuns(checked), seen);
  }
  return seen;
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

/** The numbers of the run before the change, which stand in the reason as plain text: `[[was:weights:1,2]]`. */
function numbersBefore(because: string, shown: string): readonly Read[] {
  const isBefore = (reference: string): boolean => reference.startsWith('was:');
  const texts = placeholders(because, shown, isBefore);
  if (texts === null) throw new Error(`“${shown}” is not “${because}”`);
  return [...because.matchAll(/\[\[was:(.+?):(\d+),(\d+)\]\]/g)].map(([, node = '', row, col], at) => ({
    ...{ node, row: Number(row), col: Number(col) },
    text: texts[at] ?? '',
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

/** The questions that should have been answered, and the wrong numbers that should have been typed. */
function unanswered(
  places: readonly Place[],
  { keySteps, tries, checks }: Guide,
  mistaken: ReturnType<typeof mistakenNumbers>,
): readonly string[] {
  const answers = places.flatMap(({ answer }) => answer ?? []);
  const done = new Set(answers.map(({ stop, given }) => `${stop}: ${given}`));
  const numbers = Array.from(mistaken).flatMap(([stop, typed]) =>
    typed.map(({ given }) => `${stop}: ${given}`),
  );
  const stops = [
    ...keySteps.flatMap(({ node, prediction }) => (prediction ? [`step-${node}`] : [])),
    ...tries.flatMap(({ question, edits }, at) => (question && edits.length > 0 ? [`try-${at}`] : [])),
    ...checks.map((_, at) => `check-${at}`),
  ];
  const isAnswered = (stop: string): boolean => answers.some((each) => matchesPattern(stop, each.stop));
  return [...stops.filter((stop) => !isAnswered(stop)), ...numbers.filter((each) => !done.has(each))];
}

/** Goes through the guide of a lesson on the page, and compares its numbers with the engine. */
export async function guideNumbers(page: Page, id: string): Promise<GuideNumbers> {
  const checked = await open(id);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScreen(page, `v=1&lesson=${id}`);
  await page.locator('.cover').waitFor();
  if (checked.lesson.trained !== undefined) seenElsewhere ??= mistakesOfSmallLessons();
  const seen = checked.lesson.trained === undefined ? [] : await seenElsewhere;
  const mistaken = mistakenNumbers(checked.guide, activeRuns(checked), new Set(seen));
  const typed = Object.fromEntries(
    Array.from(mistaken, ([stop, numbers]) => [stop, numbers.map(({ texts, ...number }) => number)]),
  );
  const places = await page.evaluate(walkGuide, typed);
  return {
    places,
    problems: places
      .flatMap((place) => [
        ...wrong(place, checked),
        ...answerProblems(place, checked.guide, checked.preset, mistaken),
      ])
      .concat(unanswered(places, checked.guide, mistaken)),
    changes: checked.guide.tries.filter(({ edits }) => edits.length > 0).length,
  };
}
