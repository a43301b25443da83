import { implementationText } from '../../../i18n/en/implementation';
import { message } from '../../../i18n/message';
import type { Candidate } from './candidates';
import type { CheckContext, GivenRun } from './inputs';
import { otherPaths } from './paths';
import { rank } from './rank';
import type { Diagnosis, StepResult } from './report';
import { type Compared, searchIn } from './search';

/** What was found, and whether some pairs of causes were left out. */
export interface Found {
  readonly diagnoses: readonly Diagnosis[];
  readonly isCut: boolean;
}

const found = (...diagnoses: readonly Diagnosis[]): Found => ({ diagnoses, isCut: false });

/** What gives the numbers of the first step that differs: mistakes; if there are none, options; and then two of them at once. */
export function diagnose(first: StepResult, compared: Compared, run: GivenRun, context: CheckContext): Found {
  if (first.status === 'transposed') return found(diagnosisOf('transposed'));
  const { arrays } = compared;
  const array =
    arrays.find(({ name, target }) => name === first.name && target === first.target) ??
    arrays.find(({ target }) => target === first.target);
  if (array === undefined) return found();
  const search = searchIn(array, compared, run, context);
  const fitted = (): readonly Diagnosis[] => {
    const fits = search.fitted();
    // What follows is costly, and asked for only where something was found.
    const explained = fits.length > 0 ? search.later.filter(search.follows).length + 1 : 0;
    return fits.map((diagnosis) => ({ ...diagnosis, explained }));
  };
  const ranked = (candidates: readonly Candidate[]): readonly Diagnosis[] => rank(candidates, search);
  const ways = [
    () => ranked(search.mistakes()),
    fitted,
    () => ranked(search.options()),
    () => ranked(search.two()),
  ];
  const diagnoses = firstFound(ways);
  const [path] = otherPaths(arrays, [array, ...search.later], search.base);
  if (path === undefined) return { diagnoses, isCut: search.isCut() };
  if (diagnoses.length === 0)
    return found({
      ...diagnosisOf('two_paths'),
      text: message(implementationText('implementation.two_paths'), path.args),
    });
  return found(
    ...diagnoses.map((diagnosis) => ({
      ...diagnosis,
      text: message(implementationText('implementation.two_causes'), { first: diagnosis.text, second: path }),
    })),
  );
}

function firstFound(ways: readonly (() => readonly Diagnosis[])[]): readonly Diagnosis[] {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

function diagnosisOf(id: string): Diagnosis {
  return {
    kind: 'mistake',
    id,
    text: message(implementationText('implementation.is_transposed')),
    site: null,
    siteLabel: null,
    explained: 0,
  };
}
