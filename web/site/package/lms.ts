import type { AttentionLab } from '../../element/attention-lab';
import { findApi, type ScormApi } from '../../reporting/scorm/api';
import { ScormSession, type Storing } from '../../reporting/scorm/session';
import { readLaunch, StatementSender } from '../../reporting/xapi/launch';
import { allowForms } from '../../ui/dom/sandboxed-forms';
import { lostIn, type Progress, progressOf } from './lms-progress';

/** Shows or hides one of the sentences of the page about what the platform has got. */
function say(name: 'unreported' | 'unstored' | 'shortened', isShown: boolean): void {
  document.querySelector(`[data-${name}]`)?.toggleAttribute('hidden', !isShown);
}

function sayStoring({ isStored, lost }: Storing): void {
  say('unstored', !isStored);
  say('shortened', lost > 0);
}

/** Between attempts to store what a platform has not stored, in milliseconds. */
const retryInterval = 10_000;

/** After the last key of a typed answer, in milliseconds. */
const typingPause = 2000;

/** Keeps the place of a learner in a session: nothing is stored before what is stored already is shown. */
class PlaceKeeper {
  readonly #session: ScormSession;
  readonly #progress: Progress;
  /** `resuming`: the stored place is being opened; `stored`: it could not be, and stays until the learner moves. */
  #state: 'resuming' | 'stored' | 'current' = 'resuming';
  #typing = 0;

  constructor(session: ScormSession, progress: Progress) {
    this.#session = session;
    this.#progress = progress;
    say('shortened', lostIn(session) > 0);
    progress.resume(session).then((isShown) => {
      this.#state = isShown ? 'current' : 'stored';
    });
  }

  /** The learner has moved, or has answered. */
  readonly moved = (): void => {
    if (this.#state === 'resuming') return;
    this.#state = 'current';
    this.keep();
  };

  /** The learner is typing an answer. */
  readonly typed = (): void => {
    clearTimeout(this.#typing);
    this.#typing = window.setTimeout(() => {
      this.moved();
      this.#session.commit();
    }, typingPause);
  };

  keep(): void {
    const current = this.#state === 'current' ? this.#progress.current() : null;
    if (current !== null) this.#session.suspend(...current);
  }
}

/** Reports to the platform that has launched the page by SCORM. Returns whether there is one. */
function reportByScorm(lab: AttentionLab): boolean {
  const api = findApi(window);
  if (api === null || !api.initialize()) return false;
  report(lab, api);
  return true;
}

function report(lab: AttentionLab, api: ScormApi): void {
  let isStored = true;
  const session = new ScormSession(api, undefined, (storing) => {
    isStored = storing.isStored;
    sayStoring(storing);
  });
  const place = new PlaceKeeper(session, progressOf(lab));
  lab.addEventListener('step-change', place.moved);
  lab.addEventListener('input', place.typed);
  lab.addEventListener('answer', ({ detail }) => {
    // The answer is in the state after its event.
    queueMicrotask(() => {
      place.moved();
      session.answer(detail);
    });
  });
  lab.addEventListener('result', ({ detail }) => {
    queueMicrotask(() => {
      place.moved();
      session.result(detail);
    });
  });
  document.addEventListener('visibilitychange', () => {
    place.keep();
    session.commit();
  });
  setInterval(() => isStored || session.commit(), retryInterval);
  addEventListener('pagehide', () => {
    place.keep();
    session.end();
  });
  // A page that the browser has kept while the learner was elsewhere: its session is over, and platforms begin no second one.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

/** Reports to the store of statements that the launch parameters name. Returns whether they do. */
function reportByXapi(lab: AttentionLab): boolean {
  const launch = readLaunch(new URLSearchParams(location.search));
  if (launch === null) return false;
  const { documentElement, title } = document;
  const activity = { id: lab.dataset.activity ?? location.origin, name: title, lang: documentElement.lang };
  const sender = new StatementSender(launch, activity);
  const send = async (sending: Promise<boolean>): Promise<void> => say('unstored', !(await sending));
  lab.addEventListener('answer', ({ detail }) =>
    send(sender.report({ name: 'answer', detail, when: new Date() })),
  );
  lab.addEventListener('result', ({ detail }) =>
    send(sender.report({ name: 'result', detail, when: new Date() })),
  );
  setInterval(() => sender.isWaiting && send(sender.send()), retryInterval);
  addEventListener('pagehide', () => void sender.send());
  return true;
}

const lab = document.querySelector('attention-lab');
if (lab !== null) {
  allowForms(lab);
  const isReported = reportByXapi(lab) || reportByScorm(lab);
  // Without a platform, the page works on its own, and says so.
  say('unreported', !isReported);
}
