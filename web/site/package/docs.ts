import manifest from '../../element/custom-elements.json';
import { loadEngine } from '../../engine/load';
import type { InputSchema, OptionSchema, VariantSchema } from '../../engine/types';
import { englishText, loadFullTexts } from '../../i18n/messages';
import { parts } from '../../lessons/index';
import type { Lesson } from '../../lessons/lesson';
import { loadLesson } from '../../lessons/load-lesson';
import { withSchema } from '../../program/folder-lesson';
import { presetDocument } from '../../store/document/preset';
import type { Document } from '../../store/document/state';

/** An entry of the custom-elements manifest. */
interface Entry {
  readonly name?: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly return?: { readonly type?: { readonly text: string } };
  readonly parameters?: readonly { readonly name: string; readonly type?: { readonly text: string } }[];
  readonly kind?: string;
  readonly attribute?: string;
}

const code = (text: string): string => `\`${text}\``;

/** A cell of a table: one line, in which `|` does not end the cell. */
const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
}

const described = (title: string, entries: readonly Entry[]): string => {
  const rows = entries.map(({ name = '', type, description = '' }) => [
    name === '' ? '(without a name)' : code(name),
    ...(entries.some((each) => each.type) ? [type ? code(type.text) : ''] : []),
    description,
  ]);
  const hasTypes = entries.some((each) => each.type);
  return `## ${title}\n\n${table(hasTypes ? ['name', 'type', 'meaning'] : ['name', 'meaning'], rows)}\n`;
};

/** A method with its signature as name. */
function signature({ name = '', parameters = [], return: result, description = '' }: Entry): Entry {
  const listed = parameters.map((each) => `${each.name}: ${each.type?.text ?? 'unknown'}`).join(', ');
  return { name: `${name}(${listed}): ${result?.type?.text ?? 'void'}`, description };
}

/** The attributes, properties, methods, events, slots, parts and custom properties of the element, in Markdown. */
export function attributesText(): string {
  const [element] = manifest.modules[0]?.declarations ?? [];
  if (element === undefined) throw new Error('The manifest has no element.');
  const members: readonly Entry[] = element.members;
  const properties = members.filter(
    ({ kind, attribute, name }) => kind === 'field' && (attribute === undefined || name === 'state'),
  );
  const methods = members.filter(({ kind }) => kind === 'method').map(signature);
  return [
    '# The element `<attention-lab>`\n',
    'Each attribute is a property of the same name as well, and may change at any time. `reference.html` of the site shows all of it live.\n',
    described('Attributes', element.attributes),
    described('Properties', properties),
    described('Methods', methods),
    described('Events', element.events),
    described('Slots', element.slots),
    described('Parts', element.cssParts),
    described('Custom properties', element.cssProperties),
  ].join('\n');
}

type LoadFile = NonNullable<Parameters<typeof loadLesson>[1]>;

interface LessonFacts {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly preset: Document;
}

const condition = (when: string): string => (when === '' ? '' : `, if ${code(when)}`);

/** Values are written as in the attribute, which is JSON. */
function optionText({ name, type, choices, min, max, when }: OptionSchema, preset: Document): string {
  const json = (value: unknown): string => code(JSON.stringify(value));
  const listed = (values: readonly unknown[]): string => values.map(json).join(', ');
  const values =
    type === 'number' ? `${json(min)} to ${json(max)}` : listed(type === 'choice' ? choices : [true, false]);
  return `- option ${code(name)}: ${values}; here ${json(preset.options[name])}${condition(when)}`;
}

const inputText = ({ name, rows, cols, description, when }: InputSchema): string =>
  `- input ${code(name)}: ${code(`${rows} × ${cols}`)}, ${englishText(description)}${condition(when)}`;

function lessonText({ lesson, schema, preset }: LessonFacts): string {
  const steps = [...new Set(lesson.steps.map(({ node }) => code(node)))];
  return [
    `### ${code(lesson.id)} ${lesson.title}\n`,
    `${lesson.summary} ${lesson.build === 'programs' ? 'It is about a program' : `Its mechanism is ${code(lesson.variant)}`}.\n`,
    `- steps: ${steps.join(', ')}; opens at ${code(lesson.opening)}`,
    ...schema.options.map((option) => optionText(option, preset)),
    ...schema.inputs.map(inputText),
    '',
  ].join('\n');
}

/** The steps, options and inputs of every lesson, in Markdown. `engine` has the bytes of the build with programs. */
export async function lessonsText(engine: BufferSource, files: LoadFile): Promise<string> {
  await loadFullTexts();
  const running = await loadEngine('programs', engine);
  const sections = parts.map(async ({ title, lessons }) => {
    const texts = lessons.map(async (entry) => {
      const { lesson, schema } = withSchema(await loadLesson(entry, files), running);
      return lessonText({ lesson, schema, preset: presetDocument(lesson, schema) });
    });
    return `## ${title}\n\n${(await Promise.all(texts)).join('\n')}`;
  });
  return [
    '# Lessons\n',
    'For the attributes `lesson`, `step`, `options` and `inputs`. A `*` in a step stands for the number of a head, a layer or a time',
    'step, counted from 0: `head_0/scores`. Inputs are matrices; their sizes are names of dimensions.\n',
    ...(await Promise.all(sections)),
  ].join('\n');
}
