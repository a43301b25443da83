import { fromErrorReport } from '../../engine/errors';
import { msg } from '../../i18n/i18n';
import type { Evaluation, Finding } from '../../training/evaluate';
import { type Connect, inWorker } from './channel';

type Way = Connect<Evaluation, Finding>;

/** Examines on this very thread, in slices, between which the page can draw. */
const onPage: Way = (heard, broken) => {
  const controller = new AbortController();
  const tell = (finding: Finding): void => {
    if (!controller.signal.aborted) heard(finding);
  };
  return {
    ask: (examination) =>
      void import('../../training/evaluate')
        .then(({ evaluate: examine }) => examine(examination, tell, controller.signal))
        .catch(broken),
    close: () => controller.abort(),
  };
};

/**
 * Has models examined, beside the page where it may have workers. Resolves when all is found; stopped by `signal`, it
 * rejects with its reason.
 */
export function examined(
  examination: Evaluation,
  heard: (finding: Extract<Finding, { readonly kind: 'found' }>) => void,
  signal: AbortSignal,
  [first, ...others]: readonly Way[] = [inWorker, onPage],
): Promise<void> {
  if (first === undefined) return Promise.reject(new Error(msg('There is nobody here who could measure.')));
  return new Promise((resolve, reject) => {
    let isHeard = false;
    const next = (): void => resolve(examined(examination, heard, signal, others));
    const hear = (finding: Finding): void => {
      isHeard = true;
      if (finding.kind === 'found') heard(finding);
      else if (finding.kind === 'finished') end(resolve);
      else end(() => reject(fromErrorReport(finding)));
    };
    const broken = (): void =>
      end(isHeard ? () => reject(new Error(msg('The worker that measures has stopped.'))) : next);
    const stop = (): void => end(() => reject(signal.reason));
    const channel = connected(first, hear, broken);
    const end = (then: () => void): void => {
      signal.removeEventListener('abort', stop);
      channel?.close();
      then();
    };
    signal.addEventListener('abort', stop, { once: true });
    if (channel === null) end(next);
    else channel.ask(examination);
  });
}

/** Null where a page may not make a worker. */
function connected(
  connect: Way,
  hear: (finding: Finding) => void,
  broken: () => void,
): ReturnType<Way> | null {
  try {
    return connect(hear, broken);
  } catch {
    return null;
  }
}
