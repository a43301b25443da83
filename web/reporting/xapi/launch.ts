import { type Activity, type Actor, type Reported, statements } from './statements';

/** Where statements go, from the parameters that a platform appends when it launches an activity. */
export interface Launch {
  readonly endpoint: string;
  /** The value of the header `Authorization`. */
  readonly auth: string;
  readonly actor: Actor;
  readonly registration: string;
  /** The IRI of the activity; empty if the parameters have none. */
  readonly activityId: string;
}

/** Null unless the parameters have an endpoint, a secret for it, and an actor: then nothing is sent. */
export function readLaunch(query: URLSearchParams): Launch | null {
  const [endpoint = '', auth = '', registration = '', activityId = ''] = [
    ...['endpoint', 'auth', 'registration', 'activity_id'],
  ].map((name) => query.get(name) ?? '');
  const actor = readActor(query.get('actor') ?? '');
  if (actor === null || auth === '' || !/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) return null;
  return { endpoint: endpoint.replace(/\/*$/, '/'), auth, actor, registration, activityId };
}

/** The longest actor that is read, in characters. */
const maxActor = 4000;

function readActor(text: string): Actor | null {
  if (text.length > maxActor) return null;
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Actor) : null;
  } catch {
    return null;
  }
}

type Fetch = (address: string, init: RequestInit) => Promise<unknown>;

/** Browsers send at most 64 kB while a page is being closed. */
const maxBatch = 60_000;

/** Posts the statements about events. Those that could not be sent are sent with the next ones, under the same ids. */
export class StatementSender {
  readonly #launch: Launch;
  readonly #activity: Activity;
  readonly #fetch: Fetch;
  #waiting: readonly object[] = [];

  constructor(launch: Launch, activity: Activity, send: Fetch = fetchOrThrow) {
    this.#launch = launch;
    this.#activity = { ...activity, id: launch.activityId || activity.id };
    this.#fetch = send;
  }

  /** Whether there are statements that could not be sent. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Resolves to whether everything has been sent. */
  report(event: Reported): Promise<boolean> {
    const { actor, registration } = this.#launch;
    const made = statements([event], actor, this.#activity).map((statement) => ({
      ...statement,
      id: crypto.randomUUID(),
      ...(registration && { context: { ...statement.context, registration } }),
    }));
    this.#waiting = [...this.#waiting, ...made];
    return this.send();
  }

  /** Sends what is waiting. Resolves to whether everything has been sent. */
  async send(): Promise<boolean> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const sent = await Promise.all(batchesOf(waiting).map((batch) => this.#send(batch)));
    return sent.every(Boolean);
  }

  async #send(batch: readonly object[]): Promise<boolean> {
    try {
      await this.#fetch(`${this.#launch.endpoint}statements`, this.#request(batch));
      return true;
    } catch {
      this.#waiting = [...batch, ...this.#waiting];
      return false;
    }
  }

  #request(batch: readonly object[]): RequestInit {
    const headers = {
      'Content-Type': 'application/json',
      'X-Experience-API-Version': '1.0.3',
      Authorization: this.#launch.auth,
    };
    // Also when the page is being closed.
    return { method: 'POST', headers, body: JSON.stringify(batch), keepalive: true };
  }
}

async function fetchOrThrow(address: string, init: RequestInit): Promise<void> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
}

/** In the same order, none longer than what is sent at once, unless it is a single statement. */
function batchesOf(all: readonly object[]): readonly (readonly object[])[] {
  const batches: object[][] = [];
  let size = maxBatch;
  for (const statement of all) {
    const length = new TextEncoder().encode(JSON.stringify(statement)).length + 1;
    if (size + length > maxBatch) batches.push([]);
    size = size + length > maxBatch ? length : size + length;
    batches.at(-1)?.push(statement);
  }
  return batches;
}
