import { easeIn, easeInOut, easeInOutGently, easeOut, mix, progress, stagger } from '../../svg/easing';
import type { Ribbon } from '../../svg/ribbons';
import { type Box, group, rect, type Shape, text, visible } from '../../svg/shapes';
import { beatStarts } from '../beat-times';
import { type Change, changesOf, commonPrefix } from '../changes';
import { type PlacedWord, type PlacedWords, placeWords } from '../layout';
import type { Setting } from '../setting';
import { at } from '../story';
import { ribbonShape, ribbonsOf } from './ribbons';
import { falling, standing, wordClass, written } from './words';

/** What fades while other words are looked at, keeps this much. */
const dimmed = 0.38;
const dimmedRibbon = 0.28;
/** Seconds in which a ribbon drops; after `inkAt` of them its word is written. */
const drop = 0.68;
const inkAt = 0.72;

const [, change] = beatStarts;
/** Seconds in beat 2: the letters go, the new ones are typed, the new sentence is written, the rules are drawn. */
const times = {
  rub: change + 0.75,
  type: change + 1.42,
  fall: change + 0.95,
  rewrite: change + 2.05,
  rule: change + 4.25,
};

/** The geometry of both sentences. */
export interface Sentences {
  readonly english: readonly [before: PlacedWords, after: PlacedWords];
  readonly french: readonly [before: PlacedWords, after: PlacedWords];
  readonly ribbons: readonly [before: readonly Ribbon[], after: readonly Ribbon[]];
  readonly englishChanges: readonly Change[];
  readonly frenchChanges: readonly Change[];
  /** For each English word after the change, how many of its letters stood there before. */
  readonly keptLetters: readonly number[];
}

export function placeSentences(setting: Setting): Sentences {
  const { before, after } = setting.story;
  const english = [before, after].map((each) => placeWords(each.english, setting, 'english'));
  const french = [before, after].map((each) => placeWords(each.french, setting, 'french'));
  const [e1, e2, f1, f2] = [english[0], english[1], french[0], french[1]] as [
    PlacedWords,
    PlacedWords,
    PlacedWords,
    PlacedWords,
  ];
  const englishChanges = changesOf(before.english, after.english);
  return {
    english: [e1, e2],
    french: [f1, f2],
    ribbons: [ribbonsOf(before, e1, f1, setting.layout), ribbonsOf(after, e2, f2, setting.layout)],
    englishChanges,
    frenchChanges: changesOf(before.french, after.french),
    keptLetters: after.english.map((word, index) => {
      const old = englishChanges.find((each) => each.after === index)?.before ?? -1;
      return commonPrefix(before.english[old] ?? '', word);
    }),
  };
}

/** The rule below a French word that has changed. */
export function ruleBox({ x, width }: PlacedWord, { baseline, size }: PlacedWords): Box {
  return { x: x + size * 0.05, y: baseline + size * 0.27, width, height: Math.max(1.5, size / 26) };
}

/** When the ribbons of each French word begin to drop, in beat 1. */
export function dropTimes(count: number): readonly number[] {
  const step = stagger(count, 4.4, 1.15);
  return Array.from({ length: count }, (_, index) => 0.6 + index * step);
}

/** The same in beat 2. */
function rewriteTimes(count: number): readonly number[] {
  const step = stagger(count, 1.75, 0.65);
  return Array.from({ length: count }, (_, index) => times.rewrite + index * step);
}

/** How much each French word is the one that is being written. */
function focusOf(starts: readonly number[], time: number): readonly number[] {
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? start + 0.75;
    return progress(time, start, 0.3) - progress(time, next, 0.3);
  });
}

/** Beat 1: ribbons drop from the English words, and each French word is written. */
export function looking(setting: Setting, placed: Sentences): (time: number) => readonly Shape[] {
  const { before } = setting.story;
  const [english] = placed.english;
  const [french] = placed.french;
  const [ribbons] = placed.ribbons;
  const starts = dropTimes(before.french.length);
  return (time) => {
    const focus = focusOf(starts, time);
    const rest = 1 - focus.reduce((sum, each) => sum + each, 0);
    const englishOpacity = (col: number): number =>
      rest +
      focus.reduce(
        (sum, each, row) => sum + each * mix(dimmed, 1, Math.min(1, 2 * at(before.weights, row, col))),
        0,
      );
    const ribbonOpacity = (row: number): number =>
      mix(dimmedRibbon, 1, Math.min(1, rest + (focus[row] ?? 0)));
    return [
      group(
        'ribbons',
        ribbons.map((ribbon) => {
          const start = starts[ribbon.row] ?? 0;
          const end = easeInOutGently(progress(time, start, drop));
          return ribbonShape(`${ribbon.row} ${ribbon.col}`, ribbon, {
            opacity: ribbonOpacity(ribbon.row),
            end,
          });
        }),
      ),
      ...english.words.map((word, col) => standing(`english ${col}`, word, english, englishOpacity(col))),
      ...french.words.flatMap((word, row) =>
        written(`french ${row}`, word, french, {
          time,
          start: (starts[row] ?? 0) + drop * inkAt,
          measure: setting.measure,
        }),
      ),
    ];
  };
}

/** Beat 2: letters change, the ribbons let go, and the French is written anew. */
export function changing(setting: Setting, placed: Sentences): (time: number) => readonly Shape[] {
  const starts = rewriteTimes(setting.story.after.french.length);
  const [oldRibbons, newRibbons] = placed.ribbons;
  return (time) => {
    const letGo = oldRibbons.map((ribbon, index) => {
      const gone = easeIn(progress(time, change + 0.8 + index * stagger(oldRibbons.length, 0.5, 0.06), 0.5));
      return ribbonShape(`old ${ribbon.row} ${ribbon.col}`, ribbon, { opacity: 1, end: 1 - gone });
    });
    const come = newRibbons.map((ribbon) => {
      const end = easeInOutGently(progress(time, starts[ribbon.row] ?? 0, 0.5));
      return ribbonShape(`new ${ribbon.row} ${ribbon.col}`, ribbon, { opacity: 1, end });
    });
    return [
      group('ribbons', visible([...letGo, ...come])),
      ...edited(setting, placed, time),
      ...caret(setting, placed, time),
      ...placed.frenchChanges.flatMap((each, index) => rewritten(setting, placed, each, index, starts, time)),
    ];
  };
}

/** The share of the way from the old places of the English words to the new ones. */
const moved = (time: number): number => easeInOut(progress(time, times.rub, 0.9));

function between(one: PlacedWord, other: PlacedWord, share: number): PlacedWord {
  return { ...other, x: mix(one.x, other.x, share) };
}

/** The English words: letters that go are rubbed out, those that come are typed. */
function edited(
  { story, measure }: Setting,
  { english, englishChanges }: Sentences,
  time: number,
): readonly Shape[] {
  const [one, other] = english;
  const share = moved(time);
  const size = mix(one.size, other.size, share);
  return englishChanges.map(({ before, after }, index) => {
    const old = before === null ? undefined : one.words[before];
    const next = after === null ? undefined : other.words[after];
    const place = old && next ? between(old, next, share) : (next ?? old);
    const key = `english ${after ?? `gone ${index}`}`;
    if (place === undefined) return group(key, []);
    const row = { ...other, size };
    const [oldWord, newWord] = [
      story.before.english[before ?? -1] ?? '',
      story.after.english[after ?? -1] ?? '',
    ];
    if (oldWord === newWord) return standing(key, place, row);
    const { kept, typed } = edit(oldWord, newWord, time);
    return group(key, editedWord(place, row, kept, typed, measure));
  });
}

/** The letters of a word that stand at a time: those of the old word, and those that have been typed. */
function edit(old: string, next: string, time: number): { readonly kept: string; readonly typed: string } {
  const common = commonPrefix(old, next);
  const [gone, come] = [[...old].length - common, [...next].length - common];
  const rubbed = Math.ceil(progress(time, times.rub, 0.12 * Math.min(gone, 5)) * gone);
  const typed = Math.floor(progress(time, times.type - 0.01, 0.14 * Math.min(come, 5)) * come + 1e-6);
  const isTyping = time >= times.type && come > 0;
  const kept = [...old].slice(0, isTyping ? common : common + gone - rubbed);
  return {
    kept: kept.join(''),
    typed: [...next].slice(common, common + (isTyping ? Math.max(1, typed) : 0)).join(''),
  };
}

/** A word whose changed letters have the accent colour. */
export function editedWord(
  { x }: { readonly x: number },
  { size, baseline, isItalic }: Pick<PlacedWords, 'size' | 'baseline' | 'isItalic'>,
  kept: string,
  typed: string,
  measure: Setting['measure'],
): readonly Shape[] {
  const attributes = { class: wordClass(isItalic), 'font-size': size };
  const left = kept === '' ? 0 : measure(kept, size, isItalic);
  return [
    ...(kept === '' ? [] : [text('kept', [x, baseline], kept, attributes)]),
    ...(typed === ''
      ? []
      : [text('typed', [x + left, baseline], typed, { ...attributes, class: 'word accent' })]),
  ];
}

/** The caret, at the end of the first English word that changes. */
function caret(setting: Setting, { english, englishChanges }: Sentences, time: number): readonly Shape[] {
  const { story, measure, layout } = setting;
  const { before, after } = englishChanges.find(
    (each) => story.before.english[each.before ?? -1] !== story.after.english[each.after ?? -1],
  ) ?? { before: null, after: null };
  const place = english[0].words[before ?? -1] ?? english[1].words[after ?? -1];
  if (place === undefined) return [];
  const { kept, typed } = edit(
    story.before.english[before ?? -1] ?? '',
    story.after.english[after ?? -1] ?? '',
    time,
  );
  const target = english[1].words[after ?? -1] ?? place;
  const { size, baseline } = english[1];
  const x = mix(place.x, target.x, moved(time)) + measure(kept + typed, size, false) + size * 0.04;
  const isOn = (time - change) % 0.6 < 0.36 || (time > times.rub && time < times.type + 0.4);
  const height = size * 0.86;
  const box = { x, y: baseline - height * 0.8, width: Math.max(1.5, layout.words.size / 24), height };
  return visible([rect('caret', box, { class: 'caret', opacity: isOn && time < times.rule ? 1 : 0 })]);
}

/** A French word: it stays and moves, or falls, or is written. */
function rewritten(
  setting: Setting,
  { french }: Sentences,
  { before, after }: Change,
  index: number,
  starts: readonly number[],
  time: number,
): readonly Shape[] {
  const { story, measure } = setting;
  const [one, other] = french;
  const old = before === null ? undefined : one.words[before];
  const next = after === null ? undefined : other.words[after];
  const start = (starts[after ?? 0] ?? 0) + 0.5 * inkAt;
  if (
    old !== undefined &&
    next !== undefined &&
    story.before.french[before ?? -1] === story.after.french[after ?? -1]
  ) {
    const share = easeInOut(progress(time, times.fall + 0.2, 0.9));
    const pale = mix(1, 0.3, progress(time, times.fall, 0.4));
    const opacity = mix(pale, 1, easeOut(progress(time, start, 0.5)));
    const row = { ...other, size: mix(one.size, other.size, share) };
    return [standing(`french ${after}`, between(old, next, share), row, opacity)];
  }
  const fallen =
    old && falling(`gone ${before}`, old, one, { time, start: times.fall + index * 0.06, measure });
  if (next === undefined) return visible(fallen ?? []);
  const rule = easeOut(progress(time, times.rule + index * 0.12, 0.3));
  const box = ruleBox(next, other);
  return visible([
    ...(fallen ?? []),
    ...written(`french ${after}`, next, other, { time, start, measure }),
    rect(`rule ${after}`, { ...box, width: box.width * rule }, { class: 'accent-fill', opacity: rule }),
  ]);
}
