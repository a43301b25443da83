import type { OptionValue } from '../../../engine/types';
import { failReading, givenLimits } from '../../../formats/given-array';
import { keepText, keptText } from '../../../ui/dom/page/kept-text';
import type { UiIntent } from '../../../ui/ui-intent';
import { CheckClient } from '../checking/check-client';
import type {
  CheckOutcome,
  CheckStage,
  GivenSource,
  MechanismChoice,
  MechanismInfo,
} from '../checking/messages';

/** Milliseconds after the last key before the text is checked. */
const debounceTime = 300;
/** Milliseconds after which a check says what it is doing. */
const slow = 250;

type Decimal = '.' | ',';

/** An array of which the reader has said what it is: a matrix of the run, or empty to leave it out. */
export interface AssignedArray {
  readonly name: string;
  readonly shape: readonly number[];
  readonly target: string;
}

/** What is checked, and what has come of it. Everything that changes it starts another check, which replaces the one that runs. */
export class Checker {
  readonly #changed: () => void;
  readonly #client = new CheckClient();
  /** The name under which the text is kept. */
  readonly #keptAs: string;
  #text: string;
  #file: Extract<GivenSource, { kind: 'file' }> | null = null;
  #sourceNumber = 0;
  #decimal: Decimal | undefined;
  #choice: MechanismChoice = 'lesson';
  #options: Readonly<Record<string, OptionValue>> = {};
  #assigned: ReadonlyMap<string, AssignedArray> = new Map();
  #targets: readonly string[] = [];
  #mechanisms: readonly MechanismInfo[] = [];
  #stage: CheckStage | null = null;
  #isSlow = false;
  #isCancelled = false;
  #outcome: CheckOutcome | null = null;
  #error: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts checks, so that only the last one is shown. */
  #count = 0;

  constructor(keptAs: string, changed: () => void) {
    this.#keptAs = keptAs;
    this.#changed = changed;
    this.#text = keptText(keptAs);
    const decimal = keptText(`${keptAs}:decimal`);
    if (decimal === '.' || decimal === ',') this.#decimal = decimal;
  }

  get text(): string {
    return this.#text;
  }

  get fileName(): string | null {
    return this.#file?.name ?? null;
  }

  get choice(): MechanismChoice {
    return this.#choice;
  }

  /** Options that the reader has set. */
  get options(): Readonly<Record<string, OptionValue>> {
    return this.#options;
  }

  /** Empty until the engine has been loaded. */
  get mechanisms(): readonly MechanismInfo[] {
    return this.#mechanisms;
  }

  /** What is being done, if that takes long; null if nothing is. */
  get stage(): CheckStage | null {
    return this.#isSlow ? this.#stage : null;
  }

  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  get outcome(): CheckOutcome | null {
    return this.#outcome;
  }

  get error(): unknown {
    return this.#error;
  }

  get assigned(): readonly AssignedArray[] {
    return [...this.#assigned.values()];
  }

  /** What arrays may be, as far as the last report tells. */
  get targets(): readonly string[] {
    return this.#targets;
  }

  type(text: string, intent: UiIntent): void {
    this.#text = text;
    keepText(this.#keptAs, text);
    if (text.trim() === '') this.#setDecimal(undefined);
    this.#file = null;
    this.#startOver();
    this.#timer = setTimeout(() => void this.check(intent), debounceTime);
  }

  async open(file: File, intent: UiIntent): Promise<void> {
    this.#startOver();
    const count = this.#count;
    try {
      if (file.size > givenLimits.fileBytes)
        failReading('implementation.file_too_large', { count: file.size, max: givenLimits.fileBytes });
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (count !== this.#count) return;
      this.#file = { kind: 'file', name: file.name, bytes };
    } catch (error) {
      if (count === this.#count) this.#error = error;
      return this.#changed();
    }
    await this.check(intent);
  }

  /** Goes back from the file to the text. */
  closeFile(intent: UiIntent): void {
    this.type(this.#text, intent);
  }

  choose(choice: MechanismChoice, intent: UiIntent): void {
    this.#choice = choice;
    this.#options = {};
    void this.check(intent);
  }

  setOption(name: string, value: OptionValue, intent: UiIntent): void {
    this.#options = { ...this.#options, [name]: value };
    void this.check(intent);
  }

  /** Says which way of reading the commas of the text is meant. */
  chooseDecimal(decimal: Decimal, intent: UiIntent): void {
    this.#setDecimal(decimal);
    void this.check(intent);
  }

  /** Says what an array stands for; empty to leave it out. */
  assign(array: AssignedArray, intent: UiIntent): void {
    this.#assigned = new Map([...this.#assigned, [array.name, array]]);
    void this.check(intent);
  }

  cancel(): void {
    this.#count += 1;
    this.#client.cancel();
    this.#stop();
    this.#isCancelled = true;
    this.#changed();
  }

  /** Stops the check and the worker. */
  close(): void {
    clearTimeout(this.#timer);
    this.#count += 1;
    this.#client.close();
    this.#stop();
  }

  async check(intent: UiIntent): Promise<void> {
    clearTimeout(this.#timer);
    const count = ++this.#count;
    this.#error = null;
    this.#isCancelled = false;
    const source = this.#source();
    if (source === null) {
      this.#outcome = null;
      return this.#changed();
    }
    this.#start(count);
    try {
      const outcome = await this.#client.check(this.#request(source, intent), (stage) => this.#enter(stage));
      if (count === this.#count) this.#outcome = outcome;
      if (outcome.kind === 'report') this.#targets = outcome.report.targets;
    } catch (error) {
      if (count === this.#count) [this.#error, this.#outcome] = [error, null];
    }
    if (count !== this.#count) return;
    this.#stop();
    this.#changed();
  }

  #source(): GivenSource | null {
    if (this.#file !== null) return this.#file;
    return this.#text.trim() === '' ? null : { kind: 'text', text: this.#text };
  }

  #request(source: GivenSource, intent: UiIntent): Parameters<CheckClient['check']>[0] {
    const { state, schema } = intent.current();
    const { options, inputs, tokens, lesson } = state.document;
    return {
      ...{ source, sourceNumber: this.#sourceNumber, decimal: this.#decimal },
      ...{ choice: this.#choice, options: this.#options },
      assigned: new Map(Array.from(this.#assigned, ([name, { target }]) => [name, target])),
      ...{ variant: schema.id, document: { options, inputs, tokens, lesson } },
    };
  }

  #enter(stage: CheckStage): void {
    this.#stage = stage;
    if (stage.kind === 'reading') this.#mechanisms = stage.mechanisms;
    if (this.#isSlow) this.#changed();
  }

  #start(count: number): void {
    this.#stage = { kind: 'loading' };
    const showStage = (): void => {
      if (count !== this.#count || this.#stage === null) return;
      this.#isSlow = true;
      this.#changed();
    };
    if (!this.#isSlow) setTimeout(showStage, slow);
  }

  #stop(): void {
    this.#stage = null;
    this.#isSlow = false;
  }

  /** Another text or file. What was said about arrays holds for those of the same names. */
  #startOver(): void {
    clearTimeout(this.#timer);
    this.#count += 1;
    this.#sourceNumber += 1;
    this.#client.cancel();
    this.#stop();
    this.#isCancelled = false;
    this.#outcome = null;
    this.#error = null;
    this.#changed();
  }

  #setDecimal(decimal: Decimal | undefined): void {
    this.#decimal = decimal;
    keepText(`${this.#keptAs}:decimal`, decimal ?? '');
  }
}
