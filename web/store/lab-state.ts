import type { VariantSchema } from '../engine/types';
import type { Lesson } from '../lessons/lesson';
import { initialState } from './document/preset';
import type { State } from './document/state';
import { initialUi, type TourProgress, type UiState } from './ui/ui-state';

/** All that one element knows, as plain data: the lesson with its history, and what is open around it. */
export interface LabState extends State {
  readonly ui: UiState;
}

/** The state in which an element opens a lesson. */
export function initialLabState(lesson: Lesson, schema: VariantSchema, isPage: boolean): LabState {
  return { ...initialState(lesson, schema), ui: { ...initialUi, isPage } };
}

/** The tour that leads through the lesson on show; in any other lesson it is silent. */
export function tourOnShow({ document, ui }: LabState): TourProgress | null {
  return ui.tour?.tour.lesson === document.lesson ? ui.tour : null;
}
