import type { Locale } from '../i18n/i18n';
import type { MessageId } from '../i18n/message-id';
import { parseNumber } from '../store/document/number';
import type { Chart } from '../ui/charts/chart-data';
import type { ExperimentContext } from './shared/context';

/** A number that the reader can set, from `min` to `max` in steps of `step`. */
export interface NumberControl {
  readonly kind: 'number';
  readonly label: MessageId;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

/** A choice of one of several values. */
export interface ChoiceControl {
  readonly kind: 'choice';
  readonly label: MessageId;
  /** The values, as they stand in links. */
  readonly choices: readonly [string, ...string[]];
  /** What readers see instead of the values, if that differs. */
  readonly choiceLabels?: Readonly<Record<string, MessageId>>;
  readonly initial: string;
}

export type Controls = Readonly<Record<string, NumberControl | ChoiceControl>>;

/** Values of the controls by name. */
export type Settings<Of extends Controls> = {
  readonly [Name in keyof Of]: Of[Name] extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : number;
};

/** Settings of an unknown experiment. */
export type AnySettings = Readonly<Record<string, number | string>>;

/** Whether the data support the hypothesis. */
export interface Verdict {
  readonly holds: boolean;
  /** One sentence with the deciding numbers. */
  readonly sentence: string;
  /** The criterion and its justification. */
  readonly threshold: string;
}

/** Result of a run. The verdict and the charts are cached per locale. */
export interface ExperimentResult<Data> {
  readonly data: Data;
  verdict(locale: Locale): Verdict;
  charts(locale: Locale): readonly Chart[];
}

/** Title, hypothesis and description of an experiment. */
interface ExperimentInfo {
  readonly id: string;
  readonly title: MessageId;
  /** One falsifiable sentence. */
  readonly hypothesis: MessageId;
  /** Source of the hypothesis and what to try, in two sentences at most. */
  readonly about: MessageId;
  /** The default seed. */
  readonly seed: number;
}

/** What the file of an experiment defines. */
export interface ExperimentDefinition<Of extends Controls, Data> extends ExperimentInfo {
  readonly controls: Of;
  /**
   * Runs the experiment. All numbers come from the engine through `context`; this code only counts and compares. It must
   * call `context.yieldToPage` at least every few milliseconds.
   */
  measure(settings: Settings<Of>, context: ExperimentContext): Promise<Data>;
  evaluate(data: Data, locale: Locale): Verdict;
  draw(data: Data, locale: Locale): readonly Chart[];
}

/** A runnable experiment. Equal settings and seeds give equal data, unless time is measured. */
export interface Experiment<Data = unknown> extends ExperimentInfo {
  readonly controls: Controls;
  run(settings: AnySettings, context: ExperimentContext): Promise<ExperimentResult<Data>>;
}

/** Creates an experiment from its definition. */
export function defineExperiment<const Of extends Controls, Data>(
  plan: ExperimentDefinition<Of, Data>,
): Experiment<Data> {
  const { measure, evaluate, draw, ...info } = plan;
  return {
    ...info,
    async run(settings, context) {
      const data = await measure(normalizeSettings(plan.controls, settings) as Settings<Of>, context);
      return {
        data,
        verdict: cachePerLocale((locale) => evaluate(data, locale)),
        charts: cachePerLocale((locale) => draw(data, locale)),
      };
    },
  };
}

/** Caches a value per locale: the reader may change the language after a run. */
function cachePerLocale<Value>(create: (locale: Locale) => Value): (locale: Locale) => Value {
  const cache = new WeakMap<Locale, Value>();
  return (locale) => {
    const value = cache.get(locale) ?? create(locale);
    cache.set(locale, value);
    return value;
  };
}

/** The default settings. */
export function initialSettings(controls: Controls): AnySettings {
  return normalizeSettings(controls, {});
}

/** Fits settings to the controls: missing or invalid values are replaced, numbers are clamped, unknown names are dropped. */
export function normalizeSettings(controls: Controls, settings: AnySettings): AnySettings {
  const entries = Object.entries(controls).map(([name, control]): [string, number | string] => {
    const value = settings[name] ?? control.initial;
    return [
      name,
      control.kind === 'number' ? clampToStep(control, numberOf(value)) : validChoice(control, String(value)),
    ];
  });
  return Object.fromEntries(entries);
}

/** The number of a setting, which a link has as text; NaN if it is none. */
function numberOf(value: number | string): number {
  const number = typeof value === 'number' ? value : parseNumber(value);
  return typeof number === 'number' ? number : Number.NaN;
}

/** The nearest value that the control allows. */
function clampToStep({ min, max, step, initial }: NumberControl, value: number): number {
  if (!Number.isFinite(value)) return initial;
  const snapped = min + Math.round((Math.min(max, Math.max(min, value)) - min) / step) * step;
  return Number(Math.min(max, snapped).toFixed(6));
}

function validChoice({ choices, initial }: ChoiceControl, value: string): string {
  return choices.includes(value) ? value : initial;
}
