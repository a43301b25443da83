import { homeText } from '../i18n/en/home';
import { visibleBetween } from '../svg/easing';
import { millisecondsPerWord } from '../ui/prose/reading-speed';
import { beatStarts, duration, startOf } from './beat-times';
import { dropTimes } from './beats/sentences';
import { changesOf } from './changes';
import { decimal, type Setting, type StoryTexts } from './setting';
import { at, type Sentence, type Story } from './story';

/** A part of a caption, with the class of its colour or language. */
export interface Run {
  readonly text: string;
  readonly role: string;
}

/** A caption is shown from a time until the next one. */
export interface Caption {
  readonly from: number;
  readonly runs: readonly Run[];
}

/** When the new translation is complete. */
const translated = startOf(1) + 4;

type Words = Pick<Setting, 'story' | 'texts'>;

const styled = (role: string, text: string): Run => ({ role, text });
const french = (word: string): Run => styled('french', word);

/** The runs of a text whose values are runs, lists of runs or plain. */
function runs(pieces: readonly unknown[]): readonly Run[] {
  const isRun = (piece: unknown): piece is Run | readonly Run[] =>
    typeof piece === 'object' && piece !== null;
  const all = pieces.flatMap((piece) => (isRun(piece) ? piece : styled('', String(piece))));
  return all.filter(({ text }) => text !== '');
}

/** The runs of a text in the colour of a role. */
const coloured = (role: string, pieces: readonly unknown[]): readonly Run[] =>
  runs(pieces).map((run) => styled(`${role} ${run.role}`.trim(), run.text));

/** English words by weight, the largest first. */
function mostWatched(
  { weights, english }: Sentence,
  row: number,
): readonly { word: string; weight: number }[] {
  return english
    .map((word, col) => ({ word, weight: at(weights, row, col) }))
    .sort((one, other) => other.weight - one.weight);
}

function lookingCaption({ story, texts }: Words, row: number): readonly Run[] {
  const [first, second] = mostWatched(story.before, row);
  const args = { word: french(story.before.french[row] ?? ''), first: first?.word };
  return second !== undefined && second.weight >= 0.05
    ? runs(texts.tHtml(homeText('home.caption.looks_two'), { ...args, second: second.word }))
    : runs(texts.tHtml(homeText('home.caption.looks'), args));
}

/** Whether only one letter differs between the two English sentences. */
function isOneLetter({ before, after }: Story): boolean {
  const [one, other] = [[...before.english.join(' ')], [...after.english.join(' ')]];
  return one.length === other.length && one.filter((letter, index) => letter !== other[index]).length === 1;
}

/** How many words of the translation are new. */
function changedWords({ before, after }: Story): number {
  return changesOf(before.french, after.french).filter(
    (change) => change.after !== null && before.french[change.before ?? -1] !== after.french[change.after],
  ).length;
}

/** All captions in order. */
export function captionsOf(setting: Words): readonly Caption[] {
  const { story, texts } = setting;
  const [, change, table, cell, mixture, formula] = beatStarts;
  const count = story.opened.products.length;
  const one = styled('role-a', '1');
  const word = french(story.after.french[story.opened.row] ?? '');
  const english = story.after.english[story.opened.col] ?? '';
  const isLetter = isOneLetter(story);
  const changed = { count: changedWords(story) };
  const starts = dropTimes(story.before.french.length);
  const plain = (from: number, text: string): Caption => ({ from, runs: [styled('', text)] });
  const query = coloured('role-q', texts.tHtml(homeText('home.caption.query'), { french: word }));
  const key = coloured('role-k', texts.tHtml(homeText('home.caption.key'), { english }));
  return [
    plain(0, texts.t(homeText('home.caption.reads'))),
    // While the first word is written, the sentence before is read; while the full stop is, the one after.
    ...starts.map((from, row) => ({ from, runs: lookingCaption(setting, row) })).slice(1, -1),
    plain(starts.at(-1) ?? 0, texts.t(homeText('home.caption.wider'))),
    plain(
      change,
      isLetter
        ? texts.t(homeText('home.caption.change_letter'))
        : texts.t(homeText('home.caption.change_words')),
    ),
    plain(change + 2, texts.t(homeText('home.caption.writes_again'))),
    plain(
      translated,
      isLetter
        ? texts.t(homeText('home.caption.letter_changed'), changed)
        : texts.t(homeText('home.caption.words_changed'), changed),
    ),
    plain(table, texts.t(homeText('home.caption.table'))),
    // Why the article knows the gender of a noun that it does not look at.
    plain(table + 1.5, texts.t(homeText('home.caption.looked_first'))),
    { from: table + 2.7, runs: runs(texts.tHtml(homeText('home.caption.rows'), { one })) },
    { from: cell, runs: runs(texts.tHtml(homeText('home.caption.open'), { french: word, english })) },
    { from: cell + 1.7, runs: runs(texts.tHtml(homeText('home.caption.meets'), { query, key, count })) },
    plain(cell + 4, texts.t(homeText('home.caption.multiply'))),
    plain(cell + 6, texts.t(homeText('home.caption.divide'), { count })),
    plain(cell + 6.95, texts.t(homeText('home.caption.others'))),
    {
      from: cell + 7.8,
      runs: runs(texts.tHtml(homeText('home.caption.softmax'), { count: story.after.english.length, one })),
    },
    plain(mixture, texts.t(homeText('home.caption.shares'))),
    {
      from: mixture + 1.6,
      runs: runs(
        texts.tHtml(homeText('home.caption.pours'), {
          values: styled('role-v', texts.t(homeText('home.caption.values'))),
        }),
      ),
    },
    {
      from: mixture + 3.3,
      runs: runs(
        texts.tHtml(homeText('home.caption.mixture'), {
          mixture: styled('role-c', texts.t(homeText('home.caption.one_mixture'))),
          french: word,
        }),
      ),
    },
    plain(formula, texts.t(homeText('home.caption.back'))),
    plain(formula + 1.8, texts.t(homeText('home.caption.letters'))),
    plain(formula + 3.9, texts.t(homeText('home.caption.attention'))),
  ];
}

/** The index of the caption at a time, and its opacity. The first and the last do not fade. */
export function captionAt(
  captions: readonly Caption[],
  time: number,
): { readonly index: number; readonly opacity: number } {
  const index = Math.max(
    0,
    captions.findLastIndex(({ from }) => time >= from),
  );
  const from = captions[index]?.from ?? 0;
  const to = captions[index + 1]?.from ?? duration + 1;
  return {
    index,
    opacity: from === 0 ? Math.min(1, visibleBetween(time, -1, to, 0.16)) : visibleBetween(time, from, to),
  };
}

/** How long it takes to read a caption, in seconds. */
function readingSeconds({ runs }: Caption): number {
  const text = runs.map((run) => run.text).join('');
  return (text.trim().split(/\s+/).length * millisecondsPerWord) / 1000;
}

/** Seconds that a caption stays after it has been read, while its picture is to be read, too. */
export const lookingSeconds = 1.2;

/** Whether the picture of a caption is to be read: the new translation, and the numbers of the cell and of the mixture. */
export const isPictureRead = ({ from }: Caption): boolean =>
  from === translated || (from >= startOf(3) && from < startOf(5));

/** The speed at which the story plays at a time: 1, or less where a caption would be gone before it has been read. */
export function paceAt(captions: readonly Caption[], time: number): number {
  const { index } = captionAt(captions, time);
  const caption = captions[index];
  if (caption === undefined) return 1;
  const shown = (captions[index + 1]?.from ?? duration) - caption.from;
  return Math.min(1, shown / (readingSeconds(caption) + (isPictureRead(caption) ? lookingSeconds : 0)));
}

/** "la looks at the (1.00). voiture looks at car (1.00)." */
function spokenRows(setting: Words, sentence: Sentence): string {
  const { texts } = setting;
  const share = (word: string, weight: number) =>
    texts.t(homeText('home.description.share'), { word, weight: decimal(setting, weight) });
  return sentence.french
    .map((word, row) => {
      const watched = mostWatched(sentence, row).filter(({ weight }) => weight >= 0.05);
      const shares = watched.map((each) => share(each.word, each.weight)).join(', ');
      return texts.t(homeText('home.description.row'), { word, shares });
    })
    .join(' ');
}

function sentenceText(setting: Words, sentence: Sentence): string {
  const { english, rows } = { english: sentence.english.join(' '), rows: spokenRows(setting, sentence) };
  const french = sentence.french.join(' ').replace(/ \.$/, '.').replaceAll("' ", "'");
  return setting.texts.t(homeText('home.description.sentence'), { english, french, rows });
}

function cellText(setting: Words): string {
  const { story, texts } = setting;
  const { row, col, products } = story.opened;
  const list = (numbers: readonly number[] = [], digits = 2) =>
    numbers
      .map((each, index) => `${story.after.english[index]} ${decimal(setting, each, digits)}`)
      .join(', ');
  return texts.t(homeText('home.description.cell'), {
    french: story.after.french[row] ?? '',
    english: story.after.english[col] ?? '',
    weight: decimal(setting, at(story.after.weights, row, col)),
    count: products.length,
    score: decimal(setting, at(story.attention.scores, row, col)),
    scaled: decimal(setting, at(story.attention.scaled_scores, row, col)),
    scores: list(story.attention.scaled_scores[row]),
    shares: list(story.after.weights[row], 3),
  });
}

function mixtureText(setting: Words): string {
  const { story, texts } = setting;
  const { row } = story.opened;
  const number = (digits: number) => (each: number) => decimal(setting, each, digits);
  return texts.t(homeText('home.description.mixture'), {
    french: story.after.french[row] ?? '',
    shares: (story.after.weights[row] ?? []).map(number(3)).join(', '),
    numbers: (story.attention.context[row] ?? []).slice(0, 4).map(number(2)).join(', '),
  });
}

/** What a screen reader says of each beat. */
export function describe(setting: Words, beat: number): string {
  const { story, texts } = setting;
  const sizes = { rows: story.after.french.length, columns: story.after.english.length };
  const descriptions = [
    () => sentenceText(setting, story.before),
    () => sentenceText(setting, story.after),
    () => texts.t(homeText('home.description.table'), { ...sizes, list: spokenRows(setting, story.after) }),
    () => cellText(setting),
    () => mixtureText(setting),
    () => texts.t(homeText('home.description.formula'), { ...sizes, count: story.opened.products.length }),
  ];
  return descriptions[beat]?.() ?? '';
}

/** The name of each beat. */
export function beatNames(texts: StoryTexts): readonly string[] {
  return [
    texts.t(homeText('home.beat.1')),
    texts.t(homeText('home.beat.2')),
    texts.t(homeText('home.beat.3')),
    texts.t(homeText('home.beat.4')),
    texts.t(homeText('home.beat.5')),
    texts.t(homeText('home.beat.6')),
  ];
}
