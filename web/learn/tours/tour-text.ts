import type { Locale } from '../../i18n/i18n';
import type { TourProgress } from '../../store/ui/ui-state';
import type { Checkpoint, TourStep } from '../../store/untrusted/tour';

type OpenTour = Pick<TourProgress, 'id' | 'tour'>;

/** A text of a tour in the language of the reader, by the names that lead to it; in its first language if there is no translation. */
function tourText({ id, tour }: OpenTour, locale: Locale, path: readonly string[], text: string): string {
  if (id !== '') return locale.textAt([`tours/${id}`, ...path], text);
  return tour.translations?.get(locale.code)?.get(text) ?? text;
}

export function tourTitle(open: OpenTour, locale: Locale): string {
  return tourText(open, locale, ['title'], open.tour.title);
}

/** A step with its texts in the language of the reader. */
export function tourStep(open: OpenTour, locale: Locale, at: number): TourStep {
  const step = open.tour.steps[at] ?? open.tour.steps[0];
  const text: Text = (path, english) => tourText(open, locale, ['steps', `${at}`, ...path], english);
  const { prose, checkpoint } = step;
  return {
    ...step,
    prose: text(['prose'], prose),
    checkpoint: checkpoint === null ? null : localized(checkpoint, text),
  };
}

type Text = (path: readonly string[], english: string) => string;

function localized(checkpoint: Checkpoint, text: Text): Checkpoint {
  const { ask, hint, expect } = checkpoint;
  return {
    ...checkpoint,
    ask: text(['checkpoint', 'ask'], ask),
    hint: text(['checkpoint', 'hint'], hint),
    expect:
      expect.kind !== 'choice'
        ? expect
        : {
            ...expect,
            choices: expect.choices.map((choice, at) =>
              text(['checkpoint', 'expect', 'choices', `${at}`], choice),
            ),
          },
  };
}
