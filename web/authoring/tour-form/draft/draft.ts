/** A text by language code; the code is empty where a tour has one language and does not say which. */
export type DraftText = Readonly<Record<string, string>>;

export const questionKinds = ['choice', 'number', 'cell', 'word', 'bar', 'order', 'mask'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A mistake that is recognised by the number that it gives: that of a cell after some edits, which the form keeps as they are. */
export interface DraftMistake {
  /** A cell, as `weights:1,2`. */
  readonly cell: string;
  readonly edits: readonly unknown[];
  readonly text: DraftText;
}

/** A question of a stop, with the fields of all kinds: another kind does not lose them. */
export interface DraftQuestion {
  readonly kind: QuestionKind;
  /** Whether it is asked before the text and the numbers of the stop. */
  readonly isPrediction: boolean;
  readonly ask: DraftText;
  /** After the right answer, and after a wrong one; empty for none. */
  readonly right: DraftText;
  readonly wrong: DraftText;
  readonly hint: DraftText;
  readonly mistakes: readonly DraftMistake[];
  readonly choices: readonly DraftText[];
  /** Index of the right choice. */
  readonly answer: number;
  /** A cell, as `weights:1,2` or `weights:1,max`. */
  readonly target: string;
  /** As typed; empty for the default. */
  readonly within: string;
  /** The ends of a bar, as typed. */
  readonly from: string;
  readonly to: string;
}

export interface DraftStop {
  /** Identifies the stop while others are moved. */
  readonly id: number;
  /** The heading of its texts in a folder; empty where it has none yet. */
  readonly name: string;
  /** A node or a cell, as `weights:1,2`. */
  readonly focus: string;
  readonly prose: DraftText;
  /** Null: what the text names. */
  readonly outline: readonly string[] | null;
  readonly question: DraftQuestion | null;
}

/** What the form shows of a tour; some of it may be missing. */
export interface TourDraft {
  /** Codes of the languages of its texts; `['']` for one that is not named. */
  readonly languages: readonly string[];
  readonly title: DraftText;
  readonly lesson: string;
  /** Where the tour starts from: a link, or other fields of the JSON. Empty: the numbers of the lesson. */
  readonly start: Readonly<Record<string, unknown>>;
  readonly hide: readonly string[];
  readonly lock: readonly string[];
  readonly stops: readonly DraftStop[];
}

/** A stop without a text, at a node. */
export function newStop(focus: string, id: number): DraftStop {
  return { id, name: '', focus, prose: {}, outline: null, question: null };
}

/** An id that no stop has. */
export function nextId({ stops }: TourDraft): number {
  return Math.max(0, ...stops.map(({ id }) => id)) + 1;
}

export function newQuestion(kind: QuestionKind, target: string): DraftQuestion {
  const texts = { ask: {}, right: {}, wrong: {}, hint: {}, mistakes: [], choices: [{}, {}] };
  return { kind, isPrediction: false, ...texts, answer: 0, target, within: '', from: '0', to: '1' };
}

/** A tour of one stop in a lesson. */
export function newDraft(lesson: string, focus: string): TourDraft {
  const parts = { start: {}, hide: [], lock: [], stops: [newStop(focus, 1)] };
  return { languages: [''], title: {}, lesson, ...parts };
}

/** Moves a stop to another index. */
export function moveStop(stops: readonly DraftStop[], from: number, to: number): readonly DraftStop[] {
  const stop = stops[from];
  if (stop === undefined || to < 0 || to >= stops.length) return stops;
  return stops.toSpliced(from, 1).toSpliced(to, 0, stop);
}

/** The draft with its texts in other languages. A text without a language becomes one in the first. */
export function withLanguages(draft: TourDraft, languages: readonly string[]): TourDraft {
  const [from = ''] = draft.languages;
  const [first = ''] = languages;
  const change = (text: DraftText): DraftText =>
    Object.fromEntries(
      languages.flatMap((code) => {
        const written = text[code] ?? (code === first ? text[from] : undefined);
        return written === undefined ? [] : [[code, written]];
      }),
    );
  return { ...mapTexts(draft, change), languages };
}

function mapTexts(draft: TourDraft, change: (text: DraftText) => DraftText): TourDraft {
  const ofQuestion = (question: DraftQuestion): DraftQuestion => ({
    ...question,
    ask: change(question.ask),
    right: change(question.right),
    wrong: change(question.wrong),
    hint: change(question.hint),
    mistakes: question.mistakes.map((mistake) => ({ ...mistake, text: change(mistake.text) })),
    choices: question.choices.map(change),
  });
  const stops = draft.stops.map((stop) => ({
    ...stop,
    prose: change(stop.prose),
    question: stop.question && ofQuestion(stop.question),
  }));
  return { ...draft, title: change(draft.title), stops };
}

/** A node or a cell in its parts; row and column are empty where there are none. */
export interface PointerParts {
  readonly node: string;
  readonly row: string;
  readonly col: string;
}

export function pointerParts(pointer: string): PointerParts {
  const [node = '', cell = ''] = pointer.split(':');
  const [row = '', col = ''] = cell.split(',');
  return { node, row, col };
}

export function pointerOf({ node, row, col }: PointerParts): string {
  return row === '' || col === '' ? node : `${node}:${row},${col}`;
}
