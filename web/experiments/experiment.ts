import { language } from '../i18n/i18n';
import type { Chart } from '../ui/charts/chart-data';
import type { ExperimentContext } from './shared/context';

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
export interface ExperimentResult<Data> {
  readonly data: Data;
  readonly verdict: Verdict;
  readonly charts: readonly Chart[];
}

/** What an experiment says about itself. */
interface ExperimentInfo {
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
export interface ExperimentDefinition<Of extends Controls, Data> extends ExperimentInfo {
  readonly controls: Of;
  /**
   * Measures. All numbers come from the engine by way of the lab; what is left is counting and comparing. It must call
   * `lab.pause` at least every few milliseconds.
   */
  measure(settings: Settings<Of>, lab: ExperimentContext): Promise<Data>;
  evaluate(data: Data): Verdict;
  draw(data: Data): readonly Chart[];
}

/** An experiment as others run it. The same settings and the same seed give the same data, unless time is measured. */
export interface Experiment<Data = unknown> extends ExperimentInfo {
  readonly controls: Controls;
  run(settings: AnySettings, lab: ExperimentContext): Promise<ExperimentResult<Data>>;
}

/** Makes an experiment of its plan. */
export function defineExperiment<const Of extends Controls, Data>(
  plan: ExperimentDefinition<Of, Data>,
): Experiment<Data> {
  const { measure, evaluate, draw, ...info } = plan;
  return {
    ...info,
    async run(settings, lab) {
      const data = await measure(normalizeSettings(plan.controls, settings) as Settings<Of>, lab);
      const [verdict, charts] = [cachePerLanguage(() => evaluate(data)), cachePerLanguage(() => draw(data))];
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
function cachePerLanguage<Value>(create: () => Value): () => Value {
  const cache = new Map<string, Value>();
  return () => {
    const { code } = language();
    const value = cache.get(code) ?? create();
    cache.set(code, value);
    return value;
  };
}

/** The settings with which an experiment opens. */
export function initialSettings(controls: Controls): AnySettings {
  return normalizeSettings(controls, {});
}

/** Settings that fit the controls: what is missing, unknown or out of range is put right. */
export function normalizeSettings(controls: Controls, settings: AnySettings): AnySettings {
  const entries = Object.entries(controls).map(([name, control]): [string, number | string] => {
    const value = settings[name] ?? control.initial;
    return [
      name,
      control.kind === 'number' ? clampToStep(control, Number(value)) : validChoice(control, String(value)),
    ];
  });
  return Object.fromEntries(entries);
}

/** The nearest number that the control can be set to. */
function clampToStep({ min, max, step, initial }: NumberControl, value: number): number {
  if (!Number.isFinite(value)) return initial;
  const snapped = min + Math.round((Math.min(max, Math.max(min, value)) - min) / step) * step;
  return Number(Math.min(max, snapped).toFixed(6));
}

function validChoice({ choices, initial }: ChoiceControl, value: string): string {
  return choices.includes(value) ? value : initial;
}
