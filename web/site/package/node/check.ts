import { type CheckRequest, type CheckResult, check as checkWith, type ReadUrl } from '../check';
import { readUrl } from './read-file';

export * from '../check';

/** As in browsers, but by default with the files of the package from the disk. */
export function check(request: CheckRequest, read: ReadUrl = readUrl): Promise<CheckResult> {
  return checkWith(request, read);
}
