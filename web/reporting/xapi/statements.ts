import type { AnswerDetail, ResultDetail } from '../../store/results';
import { isoDuration } from '../durations';
import { numeric } from '../numeric';

/** An agent, as the launch parameters name it: `{"mbox": "mailto:…"}`, or with an `account`. */
export type Actor = Readonly<Record<string, unknown>>;

/** The tour, the lesson or the exercise. `id` is an IRI. */
export interface Activity {
  readonly id: string;
  readonly name: string;
  /** The language of the texts. */
  readonly lang: string;
}

/** An event of the element, and when it happened. */
export type Reported =
  | { readonly name: 'answer'; readonly detail: AnswerDetail; readonly when: Date }
  | { readonly name: 'result'; readonly detail: ResultDetail; readonly when: Date };

interface Score {
  readonly scaled: number;
  readonly raw: number;
  readonly min: number;
  readonly max: number;
}

/** A statement of xAPI 1.0.3, without an id: the adapter gives it one. */
export interface Statement {
  readonly actor: Actor;
  readonly verb: { readonly id: string; readonly display: Readonly<Record<string, string>> };
  readonly object: {
    readonly objectType: 'Activity';
    readonly id: string;
    readonly definition: Readonly<Record<string, unknown>>;
  };
  readonly result: {
    readonly success?: boolean;
    readonly completion?: boolean;
    readonly response?: string;
    readonly score?: Score;
    readonly duration: string;
    readonly extensions: Readonly<Record<string, number>>;
  };
  readonly context?: { readonly contextActivities: { readonly parent: readonly object[] } };
  readonly timestamp: string;
}

const verb = (name: string) => ({ id: `http://adlnet.gov/expapi/verbs/${name}`, display: { 'en-US': name } });

const activityType = (name: string): string => `http://adlnet.gov/expapi/activities/${name}`;

/** Extensions need IRIs. These name things of this element, and lead nowhere. */
const extension = (name: string): string => `urn:attention-lab:${name}`;

/** The statements about answers and results, in the order of the events. */
export function statements(
  events: readonly Reported[],
  actor: Actor,
  activity: Activity,
): readonly Statement[] {
  return events.map((event) =>
    event.name === 'answer'
      ? answered(event.detail, event.when, actor, activity)
      : completed(event.detail, event.when, actor, activity),
  );
}

function answered(answer: AnswerDetail, when: Date, actor: Actor, activity: Activity): Statement {
  const { question, text, given, right, attempt, seconds } = answer;
  const number = numeric(answer);
  return {
    actor,
    verb: verb('answered'),
    object: {
      objectType: 'Activity',
      id: `${activity.id}${activity.id.includes('#') ? '/' : '#'}${encodeURIComponent(question)}`,
      definition: {
        type: activityType('cmi.interaction'),
        interactionType: number === null ? 'fill-in' : 'numeric',
        name: { [activity.lang]: question },
        description: { [activity.lang]: text },
      },
    },
    result: {
      ...{ success: right, response: number ?? given, duration: isoDuration(seconds) },
      extensions: { [extension('attempt')]: attempt },
    },
    context: { contextActivities: { parent: [{ objectType: 'Activity', id: activity.id }] } },
    timestamp: when.toISOString(),
  };
}

function completed(result: ResultDetail, when: Date, actor: Actor, activity: Activity): Statement {
  const { total, right, attempts, seconds } = result;
  const score = { scaled: right / total, raw: right, min: 0, max: total };
  return {
    actor,
    verb: verb('completed'),
    object: {
      objectType: 'Activity',
      id: activity.id,
      definition: {
        type: activityType(result.kind === 'exercise' ? 'assessment' : 'lesson'),
        name: { [activity.lang]: activity.name },
      },
    },
    result: {
      completion: true,
      ...(total > 0 && { score }),
      duration: isoDuration(seconds),
      extensions: { [extension('attempts')]: attempts },
    },
    timestamp: when.toISOString(),
  };
}
