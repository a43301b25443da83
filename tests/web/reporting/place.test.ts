import { describe, expect, it } from 'vitest';
import { exerciseEntries, readExerciseEntries } from '../../../web/reporting/place/exercise-answers';
import { type KeptPlace, readPlace, writePlace } from '../../../web/reporting/place/place-text';
import { readTourEntries, tourEntries } from '../../../web/reporting/place/tour-answers';
import { findApi } from '../../../web/reporting/scorm/api';
import { ScormSession, type Storing } from '../../../web/reporting/scorm/session';
import { lostIn, readExercisePlace, readLessonPlace } from '../../../web/site/package/lms-progress';
import type { GivenAnswer } from '../../../web/store/ui/answer';
import { strictPlatform } from './strict-platform';

/** 91 answers of 66 characters; every tenth is wrong so far. */
const long = (at: number): string => `0.${`${at}`.padStart(64, '7')}`;
const manyAnswers: Readonly<Record<number, GivenAnswer>> = Object.fromEntries(
  Array.from({ length: 91 }, (_, at) => [
    at,
    at % 10 === 9
      ? { given: long(at), tries: 3, verdict: 'too small' }
      : { given: long(at), tries: 1, verdict: 'right' },
  ]),
);

const placeAt = (stop: number, answers = manyAnswers): KeptPlace => ({
  position: { step: 'weights', row: 0, col: 0, tour: { stop } },
  entries: tourEntries(answers, stop),
});

function sessionOn(platform: ReturnType<typeof strictPlatform>, report?: (storing: Storing) => void) {
  const api = findApi(platform.window);
  if (!api?.initialize()) throw new Error('no API');
  return new ScormSession(api, undefined, report);
}

describe('a place as text', () => {
  it('has everything where it fits', () => {
    const odd: KeptPlace = {
      position: { step: 'head_0/scores', screen: 'a|b%é' },
      entries: [
        { id: '0', code: 'r1', text: '' },
        { id: 'weights:0,1', code: 'c2h1', text: 'a|b %007c\n“−½” 😀 \u0000' },
        { id: '2', code: 'u0', text: null },
      ],
    };
    const { text, lost } = writePlace(odd, 4096);
    expect(lost).toBe(1);
    expect(readPlace(text)).toEqual({ ...odd, lost: 1 });
  });

  it('keeps every verdict, and the texts that are needed most, where it has to be shortened', () => {
    const { text, lost } = writePlace(placeAt(91), 4096);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(4096);
    const read = readPlace(text);
    expect(read?.lost).toBe(lost);
    expect(lost).toBeGreaterThan(0);
    const answers = readTourEntries(read?.entries ?? []);
    expect(Object.keys(answers)).toHaveLength(91);
    for (const [at, { verdict, tries, given }] of Object.entries(answers)) {
      const before = manyAnswers[Number(at)];
      expect({ verdict, tries }).toEqual({ verdict: before?.verdict, tries: before?.tries });
      expect(['', before?.given]).toContain(given);
      // Wrong answers, and those beside the stop, are needed most.
      if (verdict !== 'right' || Number(at) > 70) expect(given).toBe(before?.given);
    }
  });

  it.each([0, 20, 120, 500, 4000])('is no longer than %d bytes, or only has its head', (limit) => {
    const { text } = writePlace(placeAt(91), limit);
    const isHead = readPlace(text)?.entries.length === 0;
    expect(isHead || new TextEncoder().encode(text).length <= limit).toBe(true);
    expect(readPlace(text)?.position).toEqual(placeAt(91).position);
  });

  it('can be read after a platform has cut off its end', () => {
    const { text } = writePlace(placeAt(91), 64_000);
    const cut = readPlace(text.slice(0, 4000));
    expect(cut?.position).toEqual(placeAt(91).position);
    expect(cut?.entries).toEqual(placeAt(91).entries.slice(0, cut?.entries.length));
    expect(cut?.lost).toBe(91 - (cut?.entries.length ?? 0));
    for (let length = 0; length < text.length; length += 13) {
      const found = readPlace(text.slice(0, length));
      for (const [at, entry] of (found?.entries ?? []).entries())
        expect(entry).toEqual(placeAt(91).entries[at]);
    }
  });

  it('has the answers of a tour and of an exercise, unchanged', () => {
    const answers: Readonly<Record<number, GivenAnswer>> = {
      0: { given: '2', tries: 1, verdict: 'wrong' },
      3: { given: '', tries: 2, verdict: 'another matrix', isRevealed: true },
      7: { given: '0,5 | a', tries: 0, verdict: null },
    };
    expect(readTourEntries(tourEntries(answers, 4))).toEqual(answers);
    const exercise = {
      'scores:1,0': { given: '0.25', isChecked: true, attempts: 2, hints: 1 },
      mistake: { given: '1,2', isChecked: false, attempts: 0, hints: 0 },
    };
    expect(readExerciseEntries(exerciseEntries(exercise))).toEqual(exercise);
  });

  it('is nothing where something else is stored', () => {
    for (const text of ['', '{', 'null', 'place-2', 'place-2|3|', 'place-2|3|[|', 'place-3|0|{}|'])
      expect(readPlace(text)).toBeNull();
  });
});

describe('places of earlier versions', () => {
  const old = { step: 'weights', row: 0, col: 0, tour: { stop: 60, answers: manyAnswers } };

  it('are still read, and go on at the stop that teachers see', () => {
    const stored = JSON.stringify(old);
    expect(readLessonPlace({ stored, location: '60' })).toEqual(old);
    expect(readLessonPlace({ stored, location: '91' })?.tour).toEqual({ stop: 91, answers: manyAnswers });
    expect(readLessonPlace({ stored: '{"step":"weights"}', location: 'weights' })).toEqual({
      step: 'weights',
    });
    expect(readLessonPlace({ stored: '{', location: '' })).toBeNull();
    const answers = { mask: { given: '2', isChecked: true, attempts: 1, hints: 0 } };
    expect(readExercisePlace(JSON.stringify(answers))).toEqual(answers);
  });
});

describe.each(['1.2', '2004'] as const)('a session of SCORM %s', (version) => {
  it('resumes where the learner left, with all answers, after 91 long ones', () => {
    const platform = strictPlatform(version);
    const reports: Storing[] = [];
    const session = sessionOn(platform, (storing) => reports.push(storing));
    for (let stop = 1; stop <= 91; stop += 1) {
      const answered = Object.fromEntries(Object.entries(manyAnswers).slice(0, stop));
      session.suspend(placeAt(stop, answered), `${stop}`);
      session.commit();
    }
    expect(platform.refused).toEqual([]);
    expect(reports.every(({ isStored }) => isStored)).toBe(true);
    // A crash: nothing is said at the end.
    const next = sessionOn(strictPlatform(version, platform.stored));
    const place = readLessonPlace(next);
    expect(place?.tour?.stop).toBe(91);
    expect(Object.keys(place?.tour?.answers ?? {})).toHaveLength(91);
    expect(place?.tour?.answers?.[89]).toEqual(manyAnswers[89]);
    expect(lostIn(next)).toBe(reports.at(-1)?.lost);
    expect(lostIn(next) > 0).toBe(version === '1.2');
    if (version === '2004') expect(place?.tour?.answers).toEqual(manyAnswers);
  });

  it('says what a platform has not stored, and stores it later', () => {
    const platform = strictPlatform(version);
    const reports: Storing[] = [];
    const session = sessionOn(platform, (storing) => reports.push(storing));
    platform.isOnline = false;
    session.suspend(placeAt(3, {}), '3');
    session.commit();
    expect(reports.at(-1)?.isStored).toBe(false);
    platform.isOnline = true;
    session.commit();
    expect(reports.at(-1)?.isStored).toBe(true);
    expect(readPlace(platform.stored.get('cmi.suspend_data') ?? '')?.position).toEqual(placeAt(3).position);
  });

  it('keeps the score of those who have passed, when they do worse later', () => {
    const passing =
      version === '1.2' ? ['cmi.student_data.mastery_score', '60'] : ['cmi.scaled_passing_score', '0.6'];
    const platform = strictPlatform(version, [[passing[0] ?? '', passing[1] ?? '']]);
    const result = { kind: 'tour', id: '', title: 'Mine', total: 4, attempts: 4, seconds: 9 } as const;
    const grade = (session: ScormSession, right: number) => {
      session.result({ ...result, right });
      const [score, status] =
        version === '1.2'
          ? ['cmi.core.score.raw', 'cmi.core.lesson_status']
          : ['cmi.score.raw', 'cmi.success_status'];
      return [platform.values.get(score), platform.values.get(status)];
    };
    const session = sessionOn(platform);
    expect(grade(session, 1)).toEqual(['25', 'failed']);
    expect(grade(session, 4)).toEqual(['100', 'passed']);
    expect(grade(session, 0)).toEqual(['100', 'passed']);
    expect(grade(session, 3)).toEqual(['75', 'passed']);
    session.end();
    expect(grade(sessionOn(platform), 0)).toEqual(['75', 'passed']);
    expect(platform.refused).toEqual([]);
  });

  it('has read what is stored before anything is set', () => {
    const platform = strictPlatform(version, [['cmi.suspend_data', writePlace(placeAt(91), 4000).text]]);
    const session = sessionOn(platform);
    session.suspend({ position: { tour: { stop: 1 } }, entries: [] }, '1');
    expect(readLessonPlace(session)?.tour?.stop).toBe(91);
  });
});

it('a platform of 2004 with less room gets a place that fits, and the learner knows', () => {
  const platform = strictPlatform('2004', [], 4000);
  const reports: Storing[] = [];
  const session = sessionOn(platform, (storing) => reports.push(storing));
  session.suspend(placeAt(91), '91');
  session.commit();
  expect(reports).toEqual([{ isStored: true, lost: expect.any(Number) }]);
  expect(reports[0]?.lost).toBeGreaterThan(0);
  expect(readPlace(platform.stored.get('cmi.suspend_data') ?? '')?.entries).toHaveLength(91);
});

it('a platform that cuts places off without a word gets one that fits', () => {
  const platform = strictPlatform('2004');
  const runtime = Reflect.get(platform.window, 'API_1484_11');
  const set = runtime.SetValue;
  runtime.SetValue = (element: string, value: string) => set(element, value.slice(0, 4000));
  const session = sessionOn(platform);
  session.suspend(placeAt(91), '91');
  expect(readPlace(platform.values.get('cmi.suspend_data') ?? '')?.entries).toHaveLength(91);
});

it('a platform that has no place, or answers nothing, is no failure; one that throws is', () => {
  const platform = strictPlatform('1.2');
  const runtime = Reflect.get(platform.window, 'API');
  const set = runtime.LMSSetValue;
  runtime.LMSSetValue = (element: string, value: string) => {
    if (element === 'cmi.suspend_data') {
      runtime.LMSGetLastError = () => '401';
      return 'false';
    }
    runtime.LMSGetLastError = () => '0';
    set(element, value);
  };
  const reports: Storing[] = [];
  const session = sessionOn(platform, (storing) => reports.push(storing));
  session.suspend(placeAt(1, {}), '1');
  session.commit();
  expect(reports.at(-1)).toEqual({ isStored: true, lost: 0 });
  runtime.LMSCommit = () => {
    throw new Error('the window of the platform is closed');
  };
  session.commit();
  expect(reports.at(-1)?.isStored).toBe(false);
});
