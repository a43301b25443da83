import { language } from '../i18n/i18n';
import type { Chart } from '../ui/charts/chart-data';
import type { Lab } from './shared/lab';

/** A number that a reader may set before a run, from `min` to `max` in steps of `step`. */
export interface NumberControl {
  readonly kind: 'number';
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

/** One of several words that a reader may choose before a run. */
export interface ChoiceControl {
  readonly kind: 'choice';
  readonly label: string;
  readonly choices: readonly [string, ...string[]];
  readonly initial: string;
}

export type Controls = Readonly<Record<string, NumberControl | ChoiceControl>>;

/** What the controls are set to, by name. */
export type Settings<Of extends Controls> = {
  readonly [Name in keyof Of]: Of[Name] extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : number;
};

/** Settings of an experiment that is not known more closely. */
export type AnySettings = Readonly<Record<string, number | string>>;

/** What the data say about the hypothesis. */
export interface Verdict {
  readonly holds: boolean;
  /** One sentence with the numbers that decide. */
  readonly sentence: string;
  /** What decided, and where that comes from. */
  readonly threshold: string;
}

/** What came of a run: plain data, and what is read off it, in the language of whoever asks. */
export interface Findings<Data> {
  readonly data: Data;
  readonly verdict: Verdict;
  readonly charts: readonly Chart[];
}

/** What an experiment says about itself. */
interface Statement {
  readonly id: string;
  readonly title: string;
  /** One sentence that can turn out false. */
  readonly hypothesis: string;
  /** Who claims it, and what to try. Two sentences at most. */
  readonly about: string;
  /** The seed until the reader chooses another. */
  readonly seed: number;
}

/** An experiment as its file writes it. */
export interface Plan<Of extends Controls, Data> extends Statement {
  readonly controls: Of;
  /**
   * Measures. All numbers come from the engine by way of the lab; what is left is counting and comparing. It must call
   * `lab.pause` at least every few milliseconds.
   */
  measure(settings: Settings<Of>, lab: Lab): Promise<Data>;
  judge(data: Data): Verdict;
  draw(data: Data): readonly Chart[];
}

/** An experiment as others run it. The same settings and the same seed give the same data, unless time is measured. */
export interface Experiment<Data = unknown> extends Statement {
  readonly controls: Controls;
  run(settings: AnySettings, lab: Lab): Promise<Findings<Data>>;
}

/** Makes an experiment of its plan. */
export function experiment<const Of extends Controls, Data>(plan: Plan<Of, Data>): Experiment<Data> {
  const { measure, judge, draw, ...stated } = plan;
  return {
    ...stated,
    async run(settings, lab) {
      const data = await measure(settled(plan.controls, settings) as Settings<Of>, lab);
      const [verdict, charts] = [perLanguage(() => judge(data)), perLanguage(() => draw(data))];
      return {
        data,
        get verdict() {
          return verdict();
        },
        get charts() {
          return charts();
        },
      };
    },
  };
}

/** What is told in words, made once for each language: a reader may choose another after a run. */
function perLanguage<Told>(tell: () => Told): () => Told {
  const told = new Map<string, Told>();
  return () => {
    const { code } = language();
    const known = told.get(code) ?? tell();
    told.set(code, known);
    return known;
  };
}

/** The settings with which an experiment opens. */
export function initialSettings(controls: Controls): AnySettings {
  return settled(controls, {});
}

/** Settings that fit the controls: what is missing, unknown or out of range is put right. */
export function settled(controls: Controls, settings: AnySettings): AnySettings {
  const entries = Object.entries(controls).map(([name, control]): [string, number | string] => {
    const asked = settings[name] ?? control.initial;
    return [
      name,
      control.kind === 'number' ? fitted(control, Number(asked)) : chosen(control, String(asked)),
    ];
  });
  return Object.fromEntries(entries);
}

/** The nearest number that the control can be set to. */
function fitted({ min, max, step, initial }: NumberControl, asked: number): number {
  if (!Number.isFinite(asked)) return initial;
  const snapped = min + Math.round((Math.min(max, Math.max(min, asked)) - min) / step) * step;
  return Number(Math.min(max, snapped).toFixed(6));
}

function chosen({ choices, initial }: ChoiceControl, asked: string): string {
  return choices.includes(asked) ? asked : initial;
}
