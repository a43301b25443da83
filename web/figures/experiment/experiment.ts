import { html, nothing, type TemplateResult } from 'lit';
import { detailsOf } from '../../engine/errors';
import { loadEngine } from '../../engine/load';
import { compileFast } from '../../engine/long-sequences/module';
import { fastSource } from '../../engine/long-sequences/source';
import type { Experiment, Findings } from '../../experiments/experiment';
import { Lab } from '../../experiments/shared/lab';
import { formatError, t, tHtml, translate } from '../../i18n/i18n';
import { chartFigure } from '../../ui/charts/chart';
import { withSubscripts } from '../../ui/format/subscripts';
import type { Intent, Model } from '../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { WidthMeter } from '../width-meter';
import { experimentCss } from './experiment.css';
import { type Asked, form, fromState, sameAsked } from './experiment-form';

let compiled: Promise<WebAssembly.Module> | undefined;

/** The kernels for long sequences, fetched once; a failed attempt is forgotten. */
function kernels(): Promise<WebAssembly.Module> {
  compiled ??= compileFast(fastSource()).catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

/** A run on its way. */
interface Running {
  readonly asked: Asked;
  readonly controller: AbortController;
  done: number;
}

/** What came of a run, and what it was asked. */
interface Finished {
  readonly asked: Asked;
  readonly findings: Findings<unknown>;
}

/** An experiment as a figure. */
export function experimentFigure(experiment: Experiment): FigureModule {
  return { place: 'after', styles: experimentCss, make: (host) => new ExperimentPanel(experiment, host) };
}

/** Runs one experiment and shows it. Its settings are part of the state, so a link has them; what it found is not. */
class ExperimentPanel implements Figure {
  readonly #experiment: Experiment;
  readonly #host: FigureContext;
  readonly #meter: WidthMeter;
  #running: Running | null = null;
  #finished: Finished | null = null;
  #trouble = '';

  constructor(experiment: Experiment, host: FigureContext) {
    this.#experiment = experiment;
    this.#host = host;
    this.#meter = new WidthMeter(() => host.changed());
  }

  render(model: Model, intent: Intent): TemplateResult {
    const { id, title, hypothesis, about } = this.#experiment;
    const asked = fromState(this.#experiment, model.state.settings);
    return html`<section class="experiment" data-experiment=${id} aria-label=${t`Experiment: ${translate(title)}`}>
      <h3><span class="of">${t('Experiment')}</span> ${translate(title)}</h3>
      <p class="hypothesis"><b>${t('Hypothesis.')}</b> ${withSubscripts(translate(hypothesis))}</p>
      <p class="about">${withSubscripts(translate(about))}</p>
      ${form(this.#experiment, asked, intent, () => this.#toggle(asked), this.#running !== null)}
      ${this.#progress()}
      <div class="findings" aria-live="polite">${this.#trouble === '' ? nothing : html`<p class="trouble">${this.#trouble}</p>`}
        ${this.#finished === null ? nothing : this.#verdict(this.#finished, asked)}</div>
      ${this.#finished === null ? nothing : this.#charts(this.#finished)}
    </section>`;
  }

  updated(root: ParentNode): void {
    this.#meter.watch(root.querySelector(`[data-experiment="${this.#experiment.id}"]`));
  }

  disconnect(): void {
    this.#running?.controller.abort();
    this.#running = null;
    this.#meter.disconnect();
  }

  #progress(): TemplateResult | typeof nothing {
    if (this.#running === null) return nothing;
    return html`<progress max="1" .value=${this.#running.done} aria-label=${t('How much of the run is done')}></progress>`;
  }

  #verdict({ asked, findings: { verdict } }: Finished, now: Asked): TemplateResult {
    const stale = sameAsked(asked, now)
      ? nothing
      : html`<p class="stale">${t('Found with other settings than those above.')}</p>`;
    return html`${stale}
      <p class=${verdict.holds ? 'found holds' : 'found fails'}><b>${verdict.holds ? t('Holds.') : t('Does not hold.')}</b>
        ${withSubscripts(translate(verdict.sentence))}</p>
      <p class="threshold">${tHtml`${withSubscripts(translate(verdict.threshold))} Seed ${asked.seed}.`}</p>`;
  }

  #charts({ findings }: Finished): TemplateResult {
    const { columns, width } = this.#meter.columns(findings.charts.length);
    return html`<div class=${columns === 2 ? 'charts two' : 'charts'}>
      ${findings.charts.map((chart) => chartFigure(chart, width))}
    </div>`;
  }

  /** The one button starts a run, and stops it. */
  #toggle(asked: Asked): void {
    if (this.#running === null) this.#run(asked);
    else this.#running.controller.abort();
  }

  async #run(asked: Asked): Promise<void> {
    const running = { asked, controller: new AbortController(), done: 0 };
    this.#running = running;
    this.#trouble = '';
    this.#host.changed();
    try {
      const findings = await this.#findings(running);
      if (running === this.#running) this.#finished = { asked, findings };
    } catch (error) {
      if (!running.controller.signal.aborted)
        this.#trouble = t`The experiment stopped: ${formatError(detailsOf(error))}`;
    }
    if (running !== this.#running) return;
    this.#running = null;
    this.#host.changed();
  }

  async #findings(running: Running): Promise<Findings<unknown>> {
    const engine = await loadEngine('full');
    const lab = new Lab(engine, kernels, running.asked.seed, {
      signal: running.controller.signal,
      progress: (done) => {
        running.done = done;
        if (running === this.#running) this.#host.changed();
      },
    });
    return this.#experiment.run(running.asked.settings, lab);
  }
}
