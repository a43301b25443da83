import { html, nothing, type TemplateResult } from 'lit';
import { detailsOf } from '../../engine/errors';
import { loadEngine } from '../../engine/load';
import { compileKernels } from '../../engine/long-sequences/module';
import { kernelSource } from '../../engine/long-sequences/source';
import type { Experiment, ExperimentResult } from '../../experiments/experiment';
import { ExperimentContext } from '../../experiments/shared/context';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { type Message, message } from '../../i18n/message';
import { chartFigure } from '../../ui/charts/chart';
import { withSubscripts } from '../../ui/format/subscripts';
import type { Intent, Model } from '../../ui/model';
import { ChartWidth } from '../chart-width';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { experimentCss } from './experiment.css';
import { type ExperimentRequest, form, requestFromState, sameRequest } from './experiment-form';

let compiled: Promise<WebAssembly.Module> | undefined;

/** Loads the kernels for long sequences once; after a failure the next call tries again. */
function kernels(): Promise<WebAssembly.Module> {
  compiled ??= compileKernels(kernelSource()).catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

/** A run in progress. */
interface ActiveRun {
  readonly request: ExperimentRequest;
  readonly controller: AbortController;
  done: number;
}

/** The result of a run with its request. */
interface FinishedRun {
  readonly request: ExperimentRequest;
  readonly result: ExperimentResult<unknown>;
}

/** Creates the figure of an experiment. */
export function experimentFigure(experiment: Experiment): FigureModule {
  return {
    place: 'after',
    styles: experimentCss,
    create: (context) => new ExperimentPanel(experiment, context),
  };
}

/** Runs one experiment and shows the result. Settings are part of the state and of links, results are not. */
class ExperimentPanel implements Figure {
  readonly #experiment: Experiment;
  readonly #context: FigureContext;
  readonly #width: ChartWidth;
  #active: ActiveRun | null = null;
  #finished: FinishedRun | null = null;
  #error: Message | null = null;

  constructor(experiment: Experiment, context: FigureContext) {
    this.#experiment = experiment;
    this.#context = context;
    this.#width = new ChartWidth(() => context.requestUpdate());
  }

  /** Not on the ten-minute path, which leaves out what an experiment is about. */
  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    if (model.state.position.granularity === 'short') return nothing;
    const { id, title, hypothesis, about } = this.#experiment;
    const { locale } = model;
    const request = requestFromState(this.#experiment, model.state.settings);
    return html`<section class="experiment" data-experiment=${id} aria-label=${locale.t(figuresText('experiment.experiment'), { title: locale.t(title) })}>
      <h3><span class="of">${locale.t(figuresText('common.experiment'))}</span> ${locale.t(title)}</h3>
      <p class="hypothesis"><b>${locale.t(figuresText('common.hypothesis'))}</b> ${withSubscripts(locale.t(hypothesis))}</p>
      <p class="about">${withSubscripts(locale.t(about))}</p>
      ${form(locale, this.#experiment, request, intent, () => this.#toggle(request), this.#active !== null)}
      ${this.#progress(locale)}
      <div class="findings" aria-live="polite">${this.#error === null ? nothing : html`<p class="error">${locale.format(this.#error)}</p>`}
        ${this.#finished === null ? nothing : this.#verdict(locale, this.#finished, request)}</div>
      ${this.#finished === null ? nothing : this.#charts(locale, this.#finished)}
    </section>`;
  }

  updated(root: ParentNode): void {
    if (this.#width.isConnected) return;
    this.#width.observe(root.querySelector(`[data-experiment="${this.#experiment.id}"]`));
  }

  disconnect(): void {
    this.#active?.controller.abort();
    this.#active = null;
    this.#width.disconnect();
  }

  #progress(locale: Locale): TemplateResult | typeof nothing {
    if (this.#active === null) return nothing;
    return html`<progress max="1" .value=${this.#active.done} aria-label=${locale.t(figuresText('common.how_much_run_done'))}></progress>`;
  }

  #verdict(locale: Locale, { request, result }: FinishedRun, current: ExperimentRequest): TemplateResult {
    const verdict = result.verdict(locale);
    const stale = sameRequest(request, current)
      ? nothing
      : html`<p class="stale">${locale.t(figuresText('experiment.found_other_settings_those'))}</p>`;
    return html`${stale}
      <p class=${verdict.holds ? 'found holds' : 'found fails'}><b>${verdict.holds ? locale.t(figuresText('common.holds')) : locale.t(figuresText('common.does_not_hold'))}</b>
        ${withSubscripts(verdict.sentence)}</p>
      <p class="threshold">${locale.tHtml(figuresText('experiment.seed'), { threshold: withSubscripts(verdict.threshold), seed: request.seed })}</p>`;
  }

  #charts(locale: Locale, { result }: FinishedRun): TemplateResult {
    const charts = result.charts(locale);
    const { columns, width } = this.#width.columns(charts.length);
    return html`<div class=${columns === 2 ? 'charts two' : 'charts'}>
      ${charts.map((chart) => chartFigure(locale, chart, width))}
    </div>`;
  }

  /** Starts a run, or stops the active one. */
  #toggle(request: ExperimentRequest): void {
    if (this.#active === null) this.#run(request);
    else this.#active.controller.abort();
  }

  async #run(request: ExperimentRequest): Promise<void> {
    const running = { request, controller: new AbortController(), done: 0 };
    this.#active = running;
    this.#error = null;
    this.#context.requestUpdate();
    try {
      const result = await this.#runExperiment(running);
      if (running === this.#active) this.#finished = { request, result };
    } catch (error) {
      if (!running.controller.signal.aborted)
        this.#error = message(figuresText('experiment.experiment_stopped'), { reason: detailsOf(error) });
    }
    if (running !== this.#active) return;
    this.#active = null;
    this.#context.requestUpdate();
  }

  async #runExperiment(running: ActiveRun): Promise<ExperimentResult<unknown>> {
    const engine = await loadEngine('full');
    const experimentContext = new ExperimentContext(engine, kernels, running.request.seed, {
      signal: running.controller.signal,
      progress: (done) => {
        running.done = done;
        if (running === this.#active) this.#context.requestUpdate();
      },
    });
    return this.#experiment.run(running.request.settings, experimentContext);
  }
}
