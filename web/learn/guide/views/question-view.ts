import type { Model } from '../../../ui/model';
import type { UiIntent } from '../../../ui/ui-intent';
import type { Asked } from '../questions';

/** What a question is rendered from. */
export interface QuestionView {
  readonly asked: Asked;
  readonly model: Model;
  readonly intent: UiIntent;
}
