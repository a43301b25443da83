import type { GivenNumber, Message } from '../../../engine/types';
import type { Locale } from '../../../i18n/i18n';
import { titleOf } from '../../../i18n/lesson-texts';
import type { Exercise } from '../exercise';
import { instruction } from '../instruction';
import { diagnosis } from '../judge/diagnosis';
import { type ExerciseVerdict, judge, numberGiven, type Question, questionsOf } from '../judge/judge';
import { onAnswer, onResult } from '../on-answer';
import { writeSpec } from '../spec';
import type { KeptAnswer, KeptAnswers } from './keep';

/** What a reader has done about one question. */
export interface Answer {
  readonly given: string;
  /** Null until it is checked, and while it is changed. */
  readonly verdict: ExerciseVerdict | null;
  /** What a wrong number says about how it was computed. */
  readonly remark: Message | null;
  readonly attempts: number;
  /** How many hints are shown. */
  readonly hints: number;
  readonly isRevealed: boolean;
}

const noAnswer: Answer = {
  ...{ given: '', verdict: null, remark: null, attempts: 0, hints: 0, isRevealed: false },
};

/** Hints before the answer itself. */
const hintsBeforeAnswer = 2;

/** How an exercise ended. */
export interface Summary {
  readonly total: number;
  /** Without being shown the answer, as results count it: with hints or without. */
  readonly right: number;
  /** Of those, the ones before which hints were shown. */
  readonly withHints: number;
  readonly revealed: number;
  readonly attempts: number;
}

/** An exercise that is being solved. `target` gets the events. */
export class Session {
  readonly exercise: Exercise;
  readonly questions: readonly Question[];
  readonly #target: EventTarget;
  readonly #answers = new Map<string, Answer>();
  readonly #start = performance.now();
  /** The question that hints are about. */
  #current: string;

  readonly #keep: (answers: KeptAnswers) => void;

  /** `locale` is the language of what events say; `keep` is called after each change, before events. */
  constructor(
    exercise: Exercise,
    target: EventTarget,
    public locale: Locale,
    keep: (answers: KeptAnswers) => void = () => undefined,
  ) {
    this.exercise = exercise;
    this.questions = questionsOf(exercise);
    this.#target = target;
    this.#keep = keep;
    this.#current = this.questions[0]?.id ?? '';
    this.#begin();
  }

  #begin(): void {
    const { task } = this.exercise;
    if (task.kind === 'order') this.#answers.set('order', { ...noAnswer, given: task.shown.join(' ') });
  }

  /** Forgets all answers. */
  restart(): void {
    this.#answers.clear();
    this.#begin();
    this.#keep(this.kept);
  }

  /** What `resume` continues with. */
  get kept(): KeptAnswers {
    const entries = [...this.#answers].map(([id, { given, verdict, attempts, hints }]) => {
      const kept: KeptAnswer = { given, isChecked: verdict !== null, attempts, hints };
      return [id, kept] as const;
    });
    return Object.fromEntries(entries);
  }

  /** Continues with the answers of an earlier visit, without events. What does not fit the exercise is ignored. */
  resume(kept: KeptAnswers): void {
    for (const question of this.questions) {
      const answer = Object.hasOwn(kept, question.id) ? kept[question.id] : undefined;
      if (answer === undefined || !this.#isPossible(answer.given)) continue;
      const { given, isChecked, attempts, hints } = answer;
      const verdict = isChecked ? judge(question, given, this.exercise) : null;
      const isRevealed = hints > hintsBeforeAnswer;
      this.#set(question.id, { given, verdict, attempts, hints, isRevealed });
    }
    for (const question of this.questions)
      if (this.answer(question.id).verdict !== null)
        this.#set(question.id, { remark: this.#remark(question) });
  }

  /** An order must have exactly the steps of the exercise; anything may be typed elsewhere. */
  #isPossible(given: string): boolean {
    const { task } = this.exercise;
    return task.kind !== 'order' || given.split(' ').sort().join(' ') === [...task.shown].sort().join(' ');
  }

  answer(id: string): Answer {
    return this.#answers.get(id) ?? noAnswer;
  }

  isDone(id: string): boolean {
    const { verdict, isRevealed } = this.answer(id);
    return verdict === 'right' || isRevealed;
  }

  /** The questions that can be answered now: the number of the mistake is asked for when the mistake is found. */
  get open(): readonly Question[] {
    const open = this.questions.filter(({ id }) => !this.isDone(id));
    return this.exercise.task.kind === 'mistake' ? open.slice(0, 1) : open;
  }

  get isFinished(): boolean {
    return this.open.length === 0;
  }

  /** The question that was worked on last, else the first open one. */
  get current(): Question | undefined {
    return this.open.find(({ id }) => id === this.#current) ?? this.open[0];
  }

  focus(id: string): void {
    this.#current = id;
  }

  /** Keeps what has been typed or chosen so far. */
  choose(id: string, given: string): void {
    if (this.isDone(id)) return;
    this.#set(id, { given, verdict: null, remark: null });
  }

  /** Judges the answers that have been given since the last check; the current question even if it has none. */
  checkAll(): void {
    const current = this.current?.id;
    for (const { id } of this.open) {
      const { given, verdict } = this.answer(id);
      if (verdict === null && (given.trim() !== '' || id === current)) this.check(id);
    }
  }

  check(id: string): void {
    const question = this.open.find((each) => each.id === id);
    if (question === undefined) return;
    this.focus(id);
    const { given, attempts } = this.answer(id);
    const verdict = judge(question, given, this.exercise);
    if (verdict === 'nothing' || verdict === 'no number') {
      this.#set(id, { verdict });
      return;
    }
    const isRight = verdict === 'right';
    this.#set(id, { verdict, remark: this.#remark(question), attempts: attempts + 1 });
    onAnswer(this.#target, {
      question: `${writeSpec(this.exercise.spec)} ${id}`,
      text: instruction(this.exercise, this.locale),
      kind: question.kind,
      ...{ given, right: isRight, attempt: attempts + 1, seconds: this.#seconds },
    });
    this.#reportEnd();
  }

  /** What the numbers that have been typed so far say about a wrong one. */
  #remark(question: Question): Message | null {
    return question.kind === 'cell' ? diagnosis(question.cell, this.#typed, this.exercise) : null;
  }

  get #typed(): readonly GivenNumber[] {
    return this.questions.flatMap((question) => {
      if (question.kind !== 'cell') return [];
      const { given, isRevealed } = this.answer(question.id);
      const number = given.trim() === '' || isRevealed ? null : numberGiven(given);
      const { row, col } = question.cell;
      return number === null ? [] : [{ row, col, number }];
    });
  }

  /** Shows the next hint of the current question; the last one is its answer. */
  hint(): void {
    const question = this.current;
    if (question === undefined) return;
    this.focus(question.id);
    const hints = this.answer(question.id).hints + 1;
    this.#set(question.id, { hints, isRevealed: hints > hintsBeforeAnswer });
    this.#reportEnd();
  }

  get summary(): Summary {
    const answers = this.questions.map(({ id }) => this.answer(id));
    const revealed = answers.filter(({ isRevealed }) => isRevealed).length;
    const attempts = answers.reduce((sum, each) => sum + each.attempts, 0);
    const right = answers.filter(({ verdict, isRevealed }) => verdict === 'right' && !isRevealed);
    const withHints = right.filter(({ hints }) => hints > 0).length;
    return { total: answers.length, right: right.length, withHints, revealed, attempts };
  }

  get #seconds(): number {
    return Math.round((performance.now() - this.#start) / 1000);
  }

  #reportEnd(): void {
    if (!this.isFinished) return;
    const { total, right, attempts } = this.summary;
    const { spec, lesson } = this.exercise;
    const title = titleOf(this.locale, lesson);
    onResult(this.#target, {
      kind: 'exercise',
      id: writeSpec(spec),
      title,
      total,
      right,
      attempts,
      seconds: this.#seconds,
    });
  }

  #set(id: string, part: Partial<Answer>): void {
    this.#answers.set(id, { ...this.answer(id), ...part });
    this.#keep(this.kept);
  }
}
