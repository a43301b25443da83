import type { TraceNode } from '../../engine/types';
import generated from '../../generated/equations-full.json' with { type: 'json' };
import englishField from '../../generated/lessons/field-en.json' with { type: 'json' };
import frenchField from '../../generated/lessons/field-fr.json' with { type: 'json' };
import type { TermText } from '../../glossary/entry';
import { formsOf } from '../../glossary/find-terms';
import { loadGlossary, type TermId } from '../../glossary/load-glossary';
import { places } from '../../glossary/places';
import { fetchLanguage } from '../../i18n/choose';
import { authoringText } from '../../i18n/en/authoring';
import { programText } from '../../i18n/en/program';
import { searchText } from '../../i18n/en/search';
import type { Locale } from '../../i18n/i18n';
import { stepTexts, summaryOf, titleOf } from '../../i18n/lesson-texts';
import type { Message } from '../../i18n/message';
import { localeOfProgram } from '../../i18n/program-names';
import { programId } from '../../lessons/address';
import { examples } from '../../program/examples';
import { addEquations, treeOf } from '../../ui/equation/equation';
import type { MathTree } from '../../ui/equation/mathml';
import { readableName } from '../../ui/format/names';
import { stepFor } from '../../ui/prose/markup';
import { plainText, type SearchEntry } from '../entry';
import { aboutMatrix, aboutSize } from './about';
import type { LessonRun } from './run-lessons';

addEquations(generated);

/** A title without the head or the step that it is of. */
function baseTitle(message: Message): Message {
  const {
    args: { title },
    ...rest
  } = message;
  // Titles of programs are their own.
  if (message.key === 'program.text') return message;
  return typeof title === 'object' ? baseTitle(title) : { ...rest, args: {} };
}

/** The names of functions in a formula: softmax, tanh. */
function functionsIn(tree: MathTree): readonly string[] {
  if (typeof tree === 'string') return [];
  const [tag, , ...children] = tree;
  const text = plainText(tree);
  if (tag === 'mi') return /^[a-z]{3,}$/i.test(text) ? [text] : [];
  return children.flatMap(functionsIn);
}

/** The choices that a lesson is about: those of its preset that are not the default. */
function choicesOf(locale: Locale, { lesson, schema }: LessonRun): readonly string[] {
  return schema.options.flatMap(({ name, type, default: usual }) => {
    const choice = lesson.preset.options[name];
    return type !== 'choice' || choice === undefined || choice === usual
      ? []
      : [readableName(locale, String(choice))];
  });
}

/** Other names of lessons that are not on the map of the field. */
const otherNames: Readonly<Record<string, readonly string[]>> = englishField.names;

/** A mechanism on the map of the field. */
type Mechanism = (typeof englishField)['mechanisms'][number];

/** The topic of a program among the examples of the editor. */
function topicOf(locale: Locale, program: string | undefined): readonly string[] {
  const found = examples.find((each) => each.examples.some(({ id }) => id === program));
  return found === undefined ? [] : [locale.t(programText(`editor.topic.${found.topic}`))];
}

/** Other names of what a lesson is about, and its topic among the programs. */
function aliasesOf(locale: Locale, id: string): readonly string[] {
  const mechanism: Partial<Mechanism> = englishField.mechanisms.find(({ lesson }) => lesson === id) ?? {};
  return [...(mechanism.names ?? otherNames[id] ?? []), ...topicOf(locale, mechanism.program)];
}

/** Programs that stand for a mechanism without a lesson, by their names in English and their topics, too. */
function programEntries(locale: Locale, code: string): readonly SearchEntry[] {
  const english = new Map(englishField.mechanisms.map(({ id, title }) => [id, title]));
  const { mechanisms } = code === 'fr' ? frenchField : englishField;
  const programs = mechanisms.flatMap(({ lesson, program, ...rest }: Mechanism) =>
    lesson === undefined && program !== undefined ? [{ program, ...rest }] : [],
  );
  return programs.map(({ id, program, title, names, question }) => ({
    kind: 'program',
    title,
    names: [...names, english.get(id) ?? title, program],
    aliases: topicOf(locale, program),
    about: [question],
    lesson: programId(program),
  }));
}

/** The editor. Its other names are what others call it. */
function editorEntry(locale: Locale): SearchEntry {
  return {
    kind: 'program',
    title: locale.t(authoringText('header.write_program')),
    names: ['program', 'programme', 'code', 'python', 'editor', 'éditeur'],
    about: [locale.t('page.own')],
    lesson: programId(''),
  };
}

function lessonEntry(locale: Locale, run: LessonRun): SearchEntry {
  const { lesson } = run;
  return {
    kind: 'lesson',
    title: titleOf(locale, lesson),
    names: [locale.format(run.schema.title), ...choicesOf(locale, run)],
    aliases: aliasesOf(locale, lesson.id),
    about: [summaryOf(locale, lesson)],
    lesson: lesson.id,
  };
}

/** The matrices of a run that a lesson explains in a step of its own. */
function explainedNodes({ lesson, trace }: LessonRun): readonly TraceNode[] {
  return trace.nodes.filter(({ id, pass }) => pass === 'forward' && stepFor(lesson, id) !== undefined);
}

function termEntry(locale: Locale, { lesson, schema, trace }: LessonRun, node: TraceNode): SearchEntry {
  const step = stepFor(lesson, node.id);
  const prose = step === undefined ? '' : stepTexts(locale, lesson.id, step).prose;
  const input = schema.inputs.find(({ name }) => name === node.name);
  const about = input === undefined ? '' : locale.format(input.description);
  const symbol = treeOf(locale, node.symbol);
  return {
    kind: 'term',
    title: locale.format(baseTitle(node.title)),
    symbol,
    names: [node.name, plainText(symbol), ...functionsIn(treeOf(locale, node.equation))],
    about: about === '' ? aboutMatrix(locale, prose, trace, node) : [about],
    lesson: lesson.id,
    step: node.id,
  };
}

/** `d_k` as a formula. */
function dimensionSymbol(name: string): MathTree {
  const [letter = '', ...indices] = name.split('_');
  if (indices.length === 0) return ['mi', {}, letter];
  return ['msub', {}, ['mi', {}, letter], ['mi', {}, indices.join(', ')]];
}

function dimensionEntries(locale: Locale, { lesson, schema, trace }: LessonRun): readonly SearchEntry[] {
  // Sizes of programs say nothing of themselves.
  const described = schema.dimensions.filter(({ description }) => locale.format(description) !== '');
  return described.map(({ name, description }) => ({
    kind: 'symbol',
    title: locale.format(description),
    symbol: dimensionSymbol(name),
    names: [name, name.replaceAll('_', '')],
    about: aboutSize(locale, name, trace),
    lesson: lesson.id,
  }));
}

function sourceEntry(locale: Locale, { lesson, schema }: LessonRun): SearchEntry {
  const about = [locale.t(searchText('search.source_of'), { lesson: titleOf(locale, lesson) })];
  return { kind: 'source', title: locale.format(schema.source), about, lesson: lesson.id };
}

/** The terms of the glossary, which are found by each form that texts have. */
async function glossaryEntries(code: string): Promise<readonly SearchEntry[]> {
  const terms = Object.entries(await loadGlossary(code)) as readonly [TermId, TermText][];
  return terms.map(([id, term]) => ({
    ...{
      kind: 'glossary',
      title: term.title,
      names: [...formsOf(term), ...(term.also ?? [])],
      about: [term.text],
    },
    ...places[id],
  }));
}

/** Entries of the same title and symbol are one: the first, in reading order. */
function firstOfEach(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const byName = new Map<string, SearchEntry>();
  for (const entry of entries) {
    const name = `${entry.title} ${plainText(entry.symbol ?? '')}`;
    if (!byName.has(name)) byName.set(name, entry);
  }
  return [...byName.values()];
}

/** Everything that can be found, in one language. Derived from the lessons and from their runs in the engine. */
export async function computeIndex(
  runs: readonly LessonRun[],
  code: string,
): Promise<readonly SearchEntry[]> {
  for (const { lesson } of runs) await fetchLanguage(code, lesson.id);
  const locale = await fetchLanguage(code, '');
  const localeOf = ({ lesson }: LessonRun): Locale =>
    lesson.build === 'programs' ? localeOfProgram(locale, lesson) : locale;
  return [
    ...runs.map((run) => lessonEntry(localeOf(run), run)),
    editorEntry(locale),
    ...programEntries(locale, code),
    ...(await glossaryEntries(code)),
    ...firstOfEach(
      runs.flatMap((run) => explainedNodes(run).map((node) => termEntry(localeOf(run), run, node))),
    ),
    ...firstOfEach(runs.flatMap((run) => dimensionEntries(locale, run))),
    ...runs.map((run) => sourceEntry(locale, run)),
  ];
}
