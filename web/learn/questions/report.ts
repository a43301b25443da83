import { type Reporter, resultLog } from '../../results/result-log';
import type { AnswerDetail, ResultDetail } from '../../store/results';
import type { GivenAnswer } from '../../store/ui/answer';
import { isAnswer, type Score } from './answers';

/** A question, and what was given, as the reader sees them. */
type Question = Pick<AnswerDetail, 'question' | 'text' | 'kind' | 'given'>;

/** Reports an answer; verdicts such as “no number” are about none. */
export function reportAnswer(question: Question, { verdict, tries }: GivenAnswer, reporter: Reporter): void {
  if (!isAnswer(verdict)) return;
  resultLog(reporter).answer({ ...question, right: verdict === 'right', attempt: tries });
}

/** Reports the end of a series of questions, whose time was started under the id `series`. */
export function reportResult(
  series: string,
  about: Pick<ResultDetail, 'kind' | 'id' | 'title'>,
  { total, right, attempts }: Score,
  reporter: Reporter,
): void {
  resultLog(reporter).result(series, { ...about, total, right, attempts });
}
