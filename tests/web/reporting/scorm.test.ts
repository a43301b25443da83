import { describe, expect, it } from 'vitest';
import { isoDuration, timeOfDay, timespan } from '../../../web/reporting/durations';
import { readPlace } from '../../../web/reporting/place/place-text';
import { findApi } from '../../../web/reporting/scorm/api';
import { ending, interaction, score } from '../../../web/reporting/scorm/data-model';
import { ScormSession } from '../../../web/reporting/scorm/session';

const answer = {
  ...{ question: 'tour/4', text: 'How much?', kind: 'number', given: '0,5' },
  ...{ right: false, attempt: 2, seconds: 62.5 },
};
const result = { kind: 'tour', id: '', title: 'Mine', total: 3, right: 2, attempts: 5, seconds: 90 } as const;
const noon = new Date(2026, 0, 2, 12, 3, 4);

describe('durations', () => {
  it.each([
    [0, 'PT0S', '0000:00:00.00'],
    [0.1 + 0.2, 'PT0.3S', '0000:00:00.30'],
    [59.999, 'PT1M', '0000:01:00.00'],
    [62.5, 'PT1M2.5S', '0000:01:02.50'],
    [3600, 'PT1H', '0001:00:00.00'],
    [90_061.25, 'PT25H1M1.25S', '0025:01:01.25'],
    [-3, 'PT0S', '0000:00:00.00'],
  ])('%d seconds', (seconds, iso, span) => {
    expect(isoDuration(seconds)).toBe(iso);
    expect(timespan(seconds)).toBe(span);
  });

  it('are limited to what SCORM 1.2 can write', () => {
    expect(timespan(1e9)).toBe('9999:00:00.00');
    expect(timeOfDay(noon)).toBe('12:03:04');
  });
});

describe('the data model', () => {
  it('has an answer in the words and formats of each version', () => {
    expect(interaction('1.2', 0, answer, noon)).toEqual([
      ['cmi.interactions.0.id', 'tour/4'],
      ['cmi.interactions.0.type', 'numeric'],
      ['cmi.interactions.0.time', '12:03:04'],
      ['cmi.interactions.0.student_response', '0.5'],
      ['cmi.interactions.0.result', 'wrong'],
      ['cmi.interactions.0.latency', '0000:01:02.50'],
    ]);
    const newer = interaction(
      '2004',
      7,
      { ...answer, right: true },
      new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 678)),
    );
    expect(newer).toEqual([
      ['cmi.interactions.7.id', 'tour/4'],
      ['cmi.interactions.7.type', 'numeric'],
      ['cmi.interactions.7.timestamp', '2026-01-02T03:04:05.67Z'],
      ['cmi.interactions.7.description', 'How much?'],
      ['cmi.interactions.7.learner_response', '0.5'],
      ['cmi.interactions.7.result', 'correct'],
      ['cmi.interactions.7.latency', 'PT1M2.5S'],
    ]);
  });

  it('has words as `fill-in`, no longer than platforms must keep', () => {
    const long = Object.fromEntries(interaction('2004', 0, { ...answer, given: 'x'.repeat(999) }, noon));
    expect(long['cmi.interactions.0.type']).toBe('fill-in');
    expect(long['cmi.interactions.0.learner_response']).toHaveLength(250);
    const odd = interaction('1.2', 0, { ...answer, question: 'ein Maß "x"' }, noon);
    expect(odd[0]?.[1]).toMatch(/^[\w.~/-]+$/);
  });

  it('has a result as completed, and as passed or failed only where the platform has a measure', () => {
    const none = { passing: null, status: 'incomplete', points: null };
    expect(score('1.2', result, none)).toEqual([
      ['cmi.core.score.min', '0'],
      ['cmi.core.score.max', '100'],
      ['cmi.core.score.raw', '67'],
      ['cmi.core.lesson_status', 'completed'],
    ]);
    expect(score('1.2', result, { ...none, passing: 0.8 }).at(-1)?.[1]).toBe('failed');
    expect(score('1.2', result, { ...none, passing: 0.6 }).at(-1)?.[1]).toBe('passed');
    expect(Object.fromEntries(score('2004', result, { ...none, passing: 0.67 }))).toMatchObject({
      'cmi.score.scaled': '0.67',
      'cmi.success_status': 'passed',
      'cmi.completion_status': 'completed',
    });
    expect(score('2004', { ...result, total: 0, right: 0 }, none)).toEqual([
      ['cmi.completion_status', 'completed'],
    ]);
  });

  it('reports the last result, but no worse one to those who have passed: score and status never contradict', () => {
    const passed = { passing: 0.6, status: 'passed', points: 100 };
    const half = { ...result, total: 2, right: 1 };
    expect(score('1.2', half, passed)).toEqual([['cmi.core.lesson_status', 'passed']]);
    expect(score('2004', half, passed)).toEqual([['cmi.completion_status', 'completed']]);
    // Without a measure of its own, the page keeps the better one.
    expect(score('1.2', half, { ...passed, passing: null })).toEqual([['cmi.core.lesson_status', 'passed']]);
    expect(Object.fromEntries(score('1.2', result, passed))).toMatchObject({
      'cmi.core.score.raw': '67',
      'cmi.core.lesson_status': 'passed',
    });
    expect(
      Object.fromEntries(score('2004', result, { ...passed, status: 'failed', points: 20 })),
    ).toMatchObject({
      'cmi.score.raw': '67',
      'cmi.success_status': 'passed',
    });
    expect(
      Object.fromEntries(score('1.2', half, { passing: null, status: 'completed', points: 100 })),
    ).toMatchObject({ 'cmi.core.score.raw': '50', 'cmi.core.lesson_status': 'completed' });
  });

  it('judges the score that it reports, without errors of rounding', () => {
    for (let percent = 1; percent <= 100; percent += 1) {
      const exact = { ...result, total: 100, right: percent };
      const grading = { passing: percent / 100, status: 'incomplete', points: null };
      expect(score('1.2', exact, grading).at(-1)?.[1]).toBe('passed');
      expect(score('1.2', { ...exact, right: percent - 1 }, grading).at(-1)?.[1]).toBe('failed');
    }
  });

  it('suspends what is not done', () => {
    expect(ending('1.2', 5, false)).toContainEqual(['cmi.core.exit', 'suspend']);
    expect(ending('2004', 5, true)).toContainEqual(['cmi.exit', 'normal']);
  });

  it('has texts in one line, without half of a character, and without the separators of 2004', () => {
    const given = `{lang=x}a[,]b\n${'😀'.repeat(200)}`;
    const newer = Object.fromEntries(interaction('2004', 0, { ...answer, given, text: given }, noon));
    expect(newer['cmi.interactions.0.learner_response']).toMatch(/^ \{lang=x\}a\[, \]b 😀+$/u);
    expect(newer['cmi.interactions.0.description']?.length).toBeLessThanOrEqual(250);
    const older = Object.fromEntries(interaction('1.2', 0, { ...answer, given }, noon));
    expect(older['cmi.interactions.0.student_response']).toMatch(/^\{lang=x\}a\[,\]b 😀+$/u);
    expect(older['cmi.interactions.0.student_response']?.length).toBeLessThanOrEqual(255);
  });
});

/** A platform that keeps what is set. */
function platform(values: Record<string, string>) {
  const calls: string[] = [];
  return {
    calls,
    values,
    LMSInitialize: () => 'true',
    LMSGetValue: (name: string) => values[name] ?? '',
    LMSSetValue: (name: string, value: string) => {
      values[name] = value;
      return 'true';
    },
    LMSCommit: () => calls.push('commit'),
    LMSFinish: () => calls.push('finish'),
    LMSGetLastError: () => '0',
  };
}

const windowWith = (more: object): Window => {
  const window = { ...more } as unknown as Window;
  return Object.assign(window, { parent: Reflect.get(more, 'parent') ?? window });
};

describe('the API', () => {
  it('is found in parents and in the opener, and the newer version first', () => {
    const top = windowWith({ API: platform({}) });
    expect(findApi(windowWith({ parent: windowWith({ parent: top }) }))?.version).toBe('1.2');
    expect(findApi(windowWith({ opener: top }))?.version).toBe('1.2');
    expect(findApi(windowWith({ API: platform({}), API_1484_11: {} }))?.version).toBe('2004');
    expect(findApi(windowWith({}))).toBeNull();
  });

  it('is looked for beyond windows of another origin', () => {
    const other = windowWith({ parent: windowWith({ API: platform({}) }) });
    Object.defineProperty(other, 'API', {
      get: () => {
        throw new DOMException('another origin', 'SecurityError');
      },
    });
    expect(findApi(windowWith({ parent: other }))?.version).toBe('1.2');
  });
});

describe('a session', () => {
  it('goes on numbering, takes nothing back, and ends once', () => {
    const lms = platform({ 'cmi.core.lesson_status': 'completed', 'cmi.interactions._count': '2' });
    const api = findApi(windowWith({ API: lms }));
    if (api === null) throw new Error('no API');
    let now = 0;
    const session = new ScormSession(api, () => new Date(now));
    expect(lms.values['cmi.core.lesson_status']).toBe('completed');
    session.answer(answer);
    expect(lms.values['cmi.interactions.2.id']).toBe('tour/4');
    session.suspend({ position: { stop: 3 }, entries: [] }, '3');
    expect(readPlace(lms.values['cmi.suspend_data'] ?? '')?.position).toEqual({ stop: 3 });
    now = 61_000;
    session.end();
    session.end();
    session.answer(answer);
    expect(lms.values['cmi.core.session_time']).toBe('0000:01:01.00');
    expect(lms.values['cmi.interactions.3.id']).toBeUndefined();
    expect(lms.calls.filter((call) => call === 'finish')).toHaveLength(1);
  });

  it('does without interactions where the platform has none', () => {
    const lms = platform({});
    const api = findApi(windowWith({ API: lms }));
    if (api === null) throw new Error('no API');
    const session = new ScormSession(api);
    session.answer(answer);
    expect(Object.keys(lms.values).filter((name) => name.includes('interactions'))).toEqual([]);
    expect(lms.values['cmi.core.lesson_status']).toBe('incomplete');
  });
});
