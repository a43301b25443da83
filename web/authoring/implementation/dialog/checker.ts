import { MessageError } from '../../../engine/errors';
import type { OptionValue } from '../../../engine/types';
import { failReading, givenLimits } from '../../../formats/given-array';
import { implementationText } from '../../../i18n/en/implementation';
import { mistakesOf } from '../../../i18n/lesson-texts';
import type { UiIntent } from '../../../ui/ui-intent';
import { CheckClient } from '../checking/check-client';
import type {
  CheckOutcome,
  CheckPhase,
  GivenSource,
  MechanismChoice,
  MechanismInfo,
  NamedArray,
} from '../checking/messages';
import { type AssignedArray, type KeptCheck, keepCheck, keptCheck } from './kept-check';

/** Milliseconds after the last key before the text is checked. */
const debounceTime = 300;
/** Milliseconds after which a check says what it is doing. */
const slow = 250;

type Decimal = '.' | ',';

/** What is checked, and what has come of it. Everything that changes it starts another check, which replaces the one that runs. */
export class Checker {
  readonly #changed: () => void;
  readonly #client = new CheckClient();
  /** The name under which the text is kept. */
  readonly #keptAs: string;
  #kept: KeptCheck;
  #sourceNumber = 0;
  #targets: readonly string[] = [];
  #arrays: readonly NamedArray[] = [];
  #asked: ReadonlyMap<string, readonly string[]> = new Map();
  #mechanisms: readonly MechanismInfo[] = [];
  #phase: CheckPhase | null = null;
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
    this.#kept = keptCheck(keptAs);
  }

  get text(): string {
    return this.#kept.text;
  }

  /** Whether there is nothing to check. */
  get isEmpty(): boolean {
    return this.#source() === null;
  }

  /** The names of the files; null where the text is checked. */
  get fileNames(): string | null {
    const { files } = this.#kept;
    return files.length === 0 ? null : files.map(({ name }) => name).join(', ');
  }

  get choice(): MechanismChoice {
    return this.#kept.choice;
  }

  /** Options that the reader has set. */
  get options(): Readonly<Record<string, OptionValue>> {
    return this.#kept.options;
  }

  /** Empty until the engine has been loaded. */
  get mechanisms(): readonly MechanismInfo[] {
    return this.#mechanisms;
  }

  /** What is being done, if that takes long; null if nothing is. */
  get phase(): CheckPhase | null {
    return this.#isSlow ? this.#phase : null;
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

  /** What the reader has said about arrays. */
  get assigned(): ReadonlyMap<string, AssignedArray> {
    return this.#kept.assigned;
  }

  /** The arrays of the text or the files; empty until it has been read. */
  get arrays(): readonly NamedArray[] {
    return this.#arrays;
  }

  /** Arrays of which nothing was known at first, with what they may be. */
  get asked(): ReadonlyMap<string, readonly string[]> {
    return this.#asked;
  }

  /** What arrays may be, as far as the last report tells. */
  get targets(): readonly string[] {
    return this.#targets;
  }

  type(text: string, intent: UiIntent): void {
    this.#keep({ text, files: [], ...(text.trim() === '' && { decimal: undefined }) });
    this.#startOver();
    this.#timer = setTimeout(() => void this.check(intent), debounceTime);
  }

  /** Opens files, which are read as one. */
  async open(files: readonly File[], intent: UiIntent): Promise<void> {
    this.#startOver();
    const count = this.#count;
    try {
      const size = files.reduce((sum, file) => sum + file.size, 0);
      if (size > givenLimits.fileBytes)
        failReading(implementationText('implementation.file_too_large'), {
          count: size,
          max: givenLimits.fileBytes,
        });
      const read = await Promise.all(
        files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
      );
      if (count !== this.#count) return;
      this.#keep({ files: read });
    } catch (error) {
      if (count === this.#count) this.#error = error;
      return this.#changed();
    }
    await this.check(intent);
  }

  choose(choice: MechanismChoice, intent: UiIntent): void {
    this.#keep({ choice, options: {} });
    void this.check(intent);
  }

  setOption(name: string, value: OptionValue, intent: UiIntent): void {
    this.#keep({ options: { ...this.options, [name]: value } });
    void this.check(intent);
  }

  /** Says which way of reading the commas of the text is meant. */
  chooseDecimal(decimal: Decimal, intent: UiIntent): void {
    this.#keep({ decimal });
    void this.check(intent);
  }

  /** Says what an array stands for; empty to leave it out. */
  assign(array: AssignedArray, intent: UiIntent): void {
    this.#keep({ assigned: new Map([...this.#kept.assigned, [array.name, array]]) });
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
      const outcome = await this.#client.check(this.#request(source, intent), (phase) => this.#enter(phase));
      if (count === this.#count) this.#outcome = outcome;
      if (count === this.#count) this.#note(outcome);
    } catch (error) {
      if (count === this.#count) [this.#error, this.#outcome] = [error, null];
    }
    if (count !== this.#count) return;
    this.#stop();
    this.#changed();
  }

  #source(): GivenSource | null {
    const { files, text } = this.#kept;
    if (files.length > 0) return { kind: 'files', files };
    return text.trim() === '' ? null : { kind: 'text', text };
  }

  #request(source: GivenSource, intent: UiIntent): Parameters<CheckClient['check']>[0] {
    const { state, schema, lesson: shown, locale } = intent.current();
    const { options, inputs, tokens, lesson } = state.document;
    const { decimal, choice, options: stated, assigned } = this.#kept;
    return {
      ...{ source, sourceNumber: this.#sourceNumber, decimal, choice, options: stated },
      assigned: new Map(Array.from(assigned, ([name, { target }]) => [name, target])),
      ...{ variant: schema.id, document: { options, inputs, tokens, lesson } },
      mistakes: mistakesOf(locale, shown),
    };
  }

  #enter(phase: CheckPhase): void {
    this.#phase = phase;
    if (phase.kind === 'reading') this.#mechanisms = phase.mechanisms;
    if (this.#isSlow) this.#changed();
  }

  #start(count: number): void {
    this.#phase = { kind: 'loading' };
    const showPhase = (): void => {
      if (count !== this.#count || this.#phase === null) return;
      this.#isSlow = true;
      this.#changed();
    };
    if (!this.#isSlow) setTimeout(showPhase, slow);
  }

  #stop(): void {
    this.#phase = null;
    this.#isSlow = false;
  }

  #note(outcome: CheckOutcome): void {
    if (outcome.kind === 'ambiguous') return;
    this.#arrays = outcome.arrays;
    if (outcome.kind === 'refused') {
      [this.#error, this.#outcome] = [new MessageError(outcome.problem), null];
      return;
    }
    const { targets, unknown } = outcome.report;
    this.#targets = targets;
    const asked = unknown.map(({ name, near }) => [name, near.map(({ pattern }) => pattern)] as const);
    this.#asked = new Map([...asked, ...this.#asked]);
  }

  /** Another text or file. What was said about arrays holds for those of the same names. */
  #startOver(): void {
    clearTimeout(this.#timer);
    this.#count += 1;
    this.#sourceNumber += 1;
    this.#client.cancel();
    this.#stop();
    this.#isCancelled = false;
    this.#arrays = [];
    this.#asked = new Map();
    this.#outcome = null;
    this.#error = null;
    this.#changed();
  }

  #keep(changed: Partial<KeptCheck>): void {
    this.#kept = { ...this.#kept, ...changed };
    keepCheck(this.#keptAs, this.#kept);
  }
}
