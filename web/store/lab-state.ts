import type { VariantSchema } from '../engine/types';
import type { Lesson } from '../lessons/lesson';
import { initialState } from './document/preset';
import type { State } from './document/state';
import { initialUi, type TourProgress, type UiState } from './ui/ui-state';

/** The complete state of one element, as plain data: the lesson with its history, and the state of the UI. */
export interface LabState extends State {
  readonly ui: UiState;
}

/** The state of an element that opens a lesson. `isPage`: whether the element fills the page. */
export function initialLabState(lesson: Lesson, schema: VariantSchema, isPage: boolean): LabState {
  return { ...initialState(lesson, schema), ui: { ...initialUi, isPage } };
}

/** The active tour if it belongs to the current lesson, else null. */
export function activeTour({ document, ui }: LabState): TourProgress | null {
  return ui.tour?.tour.lesson === document.lesson ? ui.tour : null;
}
