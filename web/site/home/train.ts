import { TrainingDemo } from '../../figures/training/training-demo';
import { fetchLanguage } from '../../i18n/choose';

const labLink = (code: string): string => `lab.html#v=1&lesson=reversal&tab=train&lang=${code}`;

/** A training on the home page. */
export interface HomeTraining {
  translate(code: string): Promise<void>;
}

/** Starts the training in an element of the page, and moves the focus there. */
export async function startTraining(place: HTMLElement, code: string): Promise<HomeTraining> {
  const demo = new TrainingDemo(place, await fetchLanguage(code, 'reversal'), labLink(code));
  demo.focus();
  return {
    translate: async (next) => demo.translate(await fetchLanguage(next, 'reversal'), labLink(next)),
  };
}
