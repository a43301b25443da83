import type { GivenNumber, Message } from '../../../engine/types';
import type { Locale } from '../../../i18n/i18n';
import { titleOf } from '../../../i18n/lesson-texts';
import { type Reporter, resultLog } from '../../../reporting/result-log';
import { type GivenAnswer, isAnswer, noAnswer } from '../../../store/ui/answer';
import { checked, isSettled, type Score, scoreOf } from '../../questions/answers';
import { judge, numberGiven } from '../../questions/judge';
import { report, reportResult } from '../../questions/report';
import { diagnosis } from '../diagnosis';
import type { Exercise } from '../exercise';
import { instruction } from '../instruction';
import { answerRules, keyOf, type Question, questionsOf } from '../questions';
import { writeSpec } from '../spec';
import type { KeptAnswer, KeptAnswers } from './keep';

/** What a reader has done about one question. */
export interface Answer extends Required<GivenAnswer> {
  /** What a wrong number says about how it was computed. */
  readonly remark: Message | null;
}

const unanswered: Answer = { ...noAnswer, remark: null, hints: 0, isRevealed: false };

/** Hints before the answer itself. */
const hintsBeforeAnswer = 2;

/** An exercise that is being solved. `target` gets the events. */
export class Session {
  readonly exercise: Exercise;
  readonly questions: readonly Question[];
  readonly #reporter: Reporter;
  readonly #answers = new Map<string, Answer>();
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
    this.#reporter = reporterOf(target);
    this.#keep = keep;
    this.#current = this.questions[0]?.id ?? '';
    this.#begin();
    resultLog(this.#reporter).start(this.#series);
    for (const { id } of this.questions) resultLog(this.#reporter).start(this.#nameOf(id));
  }

  /** The id of the exercise in events. */
  get #series(): string {
    return writeSpec(this.exercise.spec);
  }

  #nameOf(id: string): string {
    return `${this.#series} ${id}`;
  }

  #begin(): void {
    const { task } = this.exercise;
    if (task.kind === 'order') this.#answers.set('order', { ...unanswered, given: task.shown.join(' ') });
  }

  /** Forgets all answers. */
  restart(): void {
    this.#answers.clear();
    this.#begin();
    this.#keep(this.kept);
  }

  /** What `resume` continues with. */
  get kept(): KeptAnswers {
    const entries = [...this.#answers].map(([id, { given, verdict, tries: attempts, hints }]) => {
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
      const { given, isChecked, attempts: tries, hints } = answer;
      const verdict = isChecked ? judge(given, keyOf(question, this.exercise)) : null;
      const isRevealed = hints > hintsBeforeAnswer;
      this.#set(question.id, { given, verdict, tries, hints, isRevealed });
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
    return this.#answers.get(id) ?? unanswered;
  }

  isDone(id: string): boolean {
    return isSettled(this.answer(id));
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
    const answer = this.answer(id);
    this.#set(id, checked(answer, answer.given, keyOf(question, this.exercise)));
    if (!isAnswer(this.answer(id).verdict)) return;
    this.#set(id, { remark: this.#remark(question) });
    const { kind } = question;
    const text = instruction(this.exercise, this.locale);
    const asked = { question: this.#nameOf(id), text, kind, given: answer.given };
    report(asked, this.answer(id), this.#reporter);
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
      const number = given.trim() === '' || isRevealed ? null : numberGiven(given, answerRules);
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

  get summary(): Score {
    return scoreOf(this.questions.map(({ id }) => this.answer(id)));
  }

  #reportEnd(): void {
    if (!this.isFinished) return;
    const about = {
      kind: 'exercise',
      id: this.#series,
      title: titleOf(this.locale, this.exercise.lesson),
    } as const;
    reportResult(this.#series, about, this.summary, this.#reporter);
  }

  #set(id: string, part: Partial<Answer>): void {
    this.#answers.set(id, { ...this.answer(id), ...part });
    this.#keep(this.kept);
  }
}

/** An exercise is no part of a lesson: its events come from the element itself. */
function reporterOf(target: EventTarget): Reporter {
  return {
    emit: (name, detail) =>
      void target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })),
  };
}
