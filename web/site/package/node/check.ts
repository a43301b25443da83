import {
  type CheckedLessons,
  type CheckRequest,
  type CheckResult,
  check as checkWith,
  checkedLessons as lessonsWith,
  type ReadUrl,
} from '../check';
import { readUrl } from './read-file';

export * from '../check';

/** As in browsers, but by default with the files of the package from the disk. */
export function check(request: CheckRequest, read: ReadUrl = readUrl): Promise<CheckResult> {
  return checkWith(request, read);
}

/** As in browsers, but by default with the files of the package from the disk. */
export function checkedLessons(read: ReadUrl = readUrl): Promise<CheckedLessons> {
  return lessonsWith(read);
}
