import { describe, expect, it } from 'vitest';
import { readLaunch, StatementSender } from '../../../web/reporting/xapi/launch';
import { statements } from '../../../web/reporting/xapi/statements';

const actor = { mbox: 'mailto:ada@example.org' };
const activity = { id: 'https://example.org/masks', name: 'Masks', lang: 'en' };
const when = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
const answer = {
  name: 'answer',
  detail: {
    ...{ question: 'masks/check-0', text: 'How much?', kind: 'number', given: '0.5' },
    ...{ right: true, attempt: 2, seconds: 12.3 },
  },
  when,
} as const;
const result = {
  name: 'result',
  detail: { kind: 'lesson', id: 'masks', title: 'Masks', total: 3, right: 2, attempts: 4, seconds: 70 },
  when,
} as const;

/** The rules of the specification, part 2, that concern these statements. */
const iri = /^[a-z][a-z\d+.-]*:\S+$/;
const duration = /^P(?=\d|T\d)(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,2})?S)?)?$/;
const interactionTypes = ['choice', 'fill-in', 'numeric', 'sequencing', 'other'];

describe('statements', () => {
  const made = statements([answer, result], actor, activity);

  it('follow the rules of xAPI', () => {
    expect(made).toHaveLength(2);
    for (const statement of made) {
      expect(statement.actor).toEqual(actor);
      expect(statement.verb.id).toMatch(iri);
      expect(statement.object.objectType).toBe('Activity');
      expect(statement.object.id).toMatch(iri);
      expect(statement.object.definition.type).toMatch(iri);
      expect(statement.timestamp).toBe('2026-01-02T03:04:05.000Z');
      expect(statement.result.duration).toMatch(duration);
      for (const name of Object.keys(statement.result.extensions)) expect(name).toMatch(iri);
      for (const language of Object.keys(statement.verb.display)) expect(language).toMatch(/^[a-z]{2}/);
      const { score } = statement.result;
      if (score === undefined) continue;
      expect(score.scaled).toBeGreaterThanOrEqual(-1);
      expect(score.scaled).toBeLessThanOrEqual(1);
      expect(score.raw).toBeGreaterThanOrEqual(score.min);
      expect(score.raw).toBeLessThanOrEqual(score.max);
    }
    expect(interactionTypes).toContain(made[0]?.object.definition.interactionType);
  });

  it('have the answer, its attempt, and the activity that it belongs to', () => {
    expect(made[0]).toMatchObject({
      verb: { id: 'http://adlnet.gov/expapi/verbs/answered' },
      object: {
        id: 'https://example.org/masks#masks%2Fcheck-0',
        definition: { description: { en: 'How much?' } },
      },
      result: {
        success: true,
        response: '0.5',
        duration: 'PT12.3S',
        extensions: { 'urn:attention-lab:attempt': 2 },
      },
      context: { contextActivities: { parent: [{ id: 'https://example.org/masks' }] } },
    });
    expect(made[1]).toMatchObject({
      verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
      result: { completion: true, score: { raw: 2, min: 0, max: 3 }, duration: 'PT1M10S' },
    });
  });

  it.each([
    ['number', '0.5', 'numeric', '0.5'],
    ['cell', '−0,25', 'numeric', '-0.25'],
    ['cell', '–０，２５', 'numeric', '-0.25'],
    ['number', '50 %', 'numeric', '0.5'],
    ['number', '1/4', 'numeric', '0.25'],
    ['number', '1/3', 'fill-in', '1/3'],
    ['cell', '0.50', 'numeric', '0.50'],
    ['cell', 'weights:1,2', 'fill-in', 'weights:1,2'],
    ['mask', '2', 'fill-in', '2'],
    ['mistake', '1,2', 'fill-in', '1,2'],
    ['order', 'scores weights context', 'fill-in', 'scores weights context'],
  ])('have the type of the answer: %s, %s', (kind, given, type, response) => {
    const [made] = statements([{ ...answer, detail: { ...answer.detail, kind, given } }], actor, activity);
    expect(made?.object.definition.interactionType).toBe(type);
    expect(made?.result.response).toBe(response);
  });

  it('of an exercise name it as an assessment', () => {
    const detail = { ...result.detail, kind: 'exercise', id: 'masks:row:17' } as const;
    const [made] = statements([{ ...result, detail }], actor, activity);
    expect(made?.object.definition.type).toBe('http://adlnet.gov/expapi/activities/assessment');
  });

  it('have no score where nothing was asked', () => {
    const [statement] = statements(
      [{ ...result, detail: { ...result.detail, total: 0, right: 0 } }],
      actor,
      activity,
    );
    expect(statement?.result).not.toHaveProperty('score');
  });
});

const query = (more: Record<string, string>) =>
  new URLSearchParams({
    endpoint: 'https://lrs.example/x',
    auth: 'Basic abc',
    actor: JSON.stringify(actor),
    ...more,
  });

describe('the launch', () => {
  it('needs an address, a secret and an actor', () => {
    expect(readLaunch(query({}))).toMatchObject({
      endpoint: 'https://lrs.example/x/',
      auth: 'Basic abc',
      actor,
    });
    for (const more of [
      { endpoint: '' },
      { endpoint: 'javascript:1' },
      { auth: '' },
      { actor: '{' },
      { actor: '[]' },
    ])
      expect(readLaunch(query(more))).toBeNull();
  });

  it('sends again, under the same id, what could not be sent', async () => {
    const launch = readLaunch(query({ registration: 'abc' }));
    if (launch === null) throw new Error('no launch');
    const sent: { readonly id: string; readonly context: object }[][] = [];
    const sender = new StatementSender(launch, activity, async (address, { body }) => {
      expect(address).toBe('https://lrs.example/x/statements');
      sent.push(JSON.parse(String(body)));
      if (sent.length === 1) throw new Error('offline');
    });
    await sender.report(answer);
    await sender.report(result);
    expect(sent.map((batch) => batch.length)).toEqual([1, 2]);
    expect(sent[1]?.[0]?.id).toBe(sent[0]?.[0]?.id);
    expect(sent[0]?.[0]?.context).toMatchObject({ registration: 'abc' });
  });

  it('says what waits, and sends no more at once than a closing page may', async () => {
    const launch = readLaunch(query({}));
    if (launch === null) throw new Error('no launch');
    const sent: string[] = [];
    let isOnline = false;
    const sender = new StatementSender(launch, activity, async (_, { body }) => {
      if (!isOnline) throw new Error('offline');
      sent.push(String(body));
    });
    const long = { ...answer, detail: { ...answer.detail, text: 'x'.repeat(1000) } };
    for (let at = 0; at < 100; at += 1) expect(await sender.report(long)).toBe(false);
    expect(sender.isWaiting).toBe(true);
    isOnline = true;
    expect(await sender.send()).toBe(true);
    expect(sender.isWaiting).toBe(false);
    expect(sent.length).toBeGreaterThan(1);
    for (const body of sent) expect(body.length).toBeLessThan(64_000);
    const ids = sent.flatMap((body) => JSON.parse(body)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(100);
  });
});
