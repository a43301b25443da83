import type { IdsOf } from '../../i18n/catalogue';
import { programText } from '../../i18n/en/program';
import type { Locale } from '../../i18n/i18n';
import type { LessonEntry } from '../../lessons/lesson';

/** A step of a lesson that is made of a program. */
export interface DraftStep {
  /** Its node, with stars for the numbers of groups. */
  readonly node: string;
  /** The first node of that kind. */
  readonly id: string;
  readonly title: string;
  /** The comment; empty if there is none. */
  readonly prose: string;
}

/** What a lesson is made of. */
export interface LessonDraft {
  readonly lesson: Pick<LessonEntry, 'title' | 'summary'> & { readonly opening: string };
  readonly steps: readonly DraftStep[];
  readonly keySteps: readonly DraftStep[];
  /** The node of the result. */
  readonly result: string;
  /** A node of weights between words; null if there is none. */
  readonly weights: string | null;
}

/** In one line, and no heading, aside or field. */
function paragraph(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^[#>\\-]/.test(line) ? `\\${line}` : line;
}

/** The texts of a lesson folder, in the language of the locale; what has to be filled in says so. */
export function lessonTexts(
  { lesson, steps, keySteps, result, weights }: LessonDraft,
  locale: Locale,
): string {
  const empty = (id: IdsOf<typeof programText>, node = ''): string => locale.t(programText(id), { node });
  const number = empty('editor.lesson.which_number', result);
  const answers = [
    `- right: ${empty('editor.lesson.right')}`,
    `- wrong: ${empty('editor.lesson.wrong')}`,
  ].join('\n');
  return [
    ...[`# ${paragraph(lesson.title)}`, paragraph(lesson.summary) || empty('editor.lesson.summary')],
    '## steps',
    ...steps.flatMap(({ node, prose }) => [
      `### ${node}`,
      paragraph(prose) || empty('editor.lesson.step', node),
    ]),
    ...['## cover', empty('editor.lesson.lead'), '### question'],
    ...[weights === null ? number : empty('editor.lesson.which_word'), answers],
    '## key-steps',
    ...keySteps.flatMap(({ id, title }) => [`### ${id}`, `- title: ${title}`]),
    ...['## checks', '### result', `- title: ${empty('editor.lesson.check')}`, number, answers],
    ...['## remember', '### result', empty('editor.lesson.remember')],
  ]
    .join('\n\n')
    .concat('\n');
}
