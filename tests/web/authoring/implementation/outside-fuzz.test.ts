import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFullTexts } from '../../../../web/i18n/messages';
import { type OddProgram, oddProgram, wrongDigit } from '../../../implementations/outside/fuzz/odd';
import { correctProgram, type FuzzProgram } from '../../../implementations/outside/fuzz/programs';
import { type Outcome, outcomeOf } from './outside';

await loadFullTexts();

/** `FUZZ=10000 FUZZ_FIRST=0 FUZZ_LOG=file npx vitest run …` checks more programs, and writes down what is found. */
const { FUZZ = '80', FUZZ_FIRST = '0', FUZZ_LOG } = process.env;
const seeds = Array.from({ length: Number(FUZZ) }, (_, at) => Number(FUZZ_FIRST) + at);

interface Checked extends Outcome {
  readonly what: string;
  /** The array that was changed; null in a correct program. */
  readonly changed: string | null;
}

async function checkAll(
  make: (seed: number) => FuzzProgram | OddProgram | null,
): Promise<readonly Checked[]> {
  const checked: Checked[] = [];
  for (const seed of seeds) {
    const program = make(seed);
    if (program === null) continue;
    const { saved, lesson, options, mechanism, dtype } = program;
    const { bytes, file, format } = saved;
    const outcome = await outcomeOf({ bytes, file, options, ...(lesson === null ? {} : { lesson }) });
    const shapes = program.tensors.map(({ name, shape }) => `${name} ${shape.join('×')}`).join(', ');
    const change = 'change' in program ? `; ${program.change}` : '';
    const what = `seed ${seed}: ${mechanism}, ${lesson ?? 'no lesson'}, ${JSON.stringify(options)}, ${dtype}, ${format}: ${shapes}${change}`;
    checked.push({ ...outcome, what, changed: 'changed' in program ? program.changed : null });
  }
  return checked;
}

/** Those that are wrong, as texts; into the log with a count of all verdicts. */
function report(title: string, checked: readonly Checked[], wrong: readonly Checked[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { verdict } of checked) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const texts = wrong.map(({ what, verdict, text }) => `${what}\n  → ${verdict}\n${text}`);
  if (FUZZ_LOG !== undefined) {
    const refused = checked
      .filter(({ verdict }) => verdict === 'refused')
      .map(({ what, text }) => `${what}\n  → refused: ${text}`);
    const head = `## ${title}: ${checked.length}, ${JSON.stringify(Object.fromEntries(counts))}, wrong ${wrong.length}`;
    appendFileSync(FUZZ_LOG, `${[head, ...texts, '### Refused', ...refused].join('\n\n')}\n\n`);
  }
  return texts;
}

/** Whether a changed array is said to agree. If its name is unknown, the report says that it was not compared. */
const letsPass = ({ report: found, changed }: Checked): boolean =>
  found?.first === null && found.steps.some(({ name, status }) => name === changed && status === 'agrees');

/** That the numbers are of two computations is true of a file in which one array was changed. */
const isDiagnosis = (verdict: string): boolean =>
  !['agrees', 'agrees in part', 'differs', 'refused', 'two_paths'].includes(verdict);

describe('random programs', () => {
  // A check takes up to 0.4 s alone, and ten times as long beside a loaded machine.
  const time = 4000 * Number(FUZZ) + 60_000;

  it('blames no correct one', { timeout: time }, async () => {
    const checked = await checkAll(correctProgram);
    const blamed = checked.filter(({ verdict }) => verdict !== 'agrees' && verdict !== 'refused');
    expect(report('correct', checked, blamed)).toEqual([]);
  });

  it('explains none whose numbers are wrong in no known way, and lets none pass', {
    timeout: time,
  }, async () => {
    const checked = await checkAll(oddProgram);
    const wrong = checked.filter((each) => letsPass(each) || isDiagnosis(each.verdict));
    expect(report('odd', checked, wrong)).toEqual([]);
  });

  it('lets no printout pass in which one digit is wrong', { timeout: time }, async () => {
    const checked = await checkAll(wrongDigit);
    const passed = checked.filter((each) => letsPass(each) || isDiagnosis(each.verdict));
    expect(report('wrong digit', checked, passed)).toEqual([]);
  });
});
