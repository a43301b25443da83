import { type ExerciseSpec, linkOf, writeSpec } from './spec';

/** Shows an exercise in an element: by the address where the element writes it, else by its attribute. */
export function openExercise(lab: Element, spec: ExerciseSpec): void {
  if (isInAddress(lab)) location.hash = linkOf(spec);
  else lab.setAttribute('exercise', writeSpec(spec));
}

/** Shows a lesson instead of the exercise; the one of the element if the id is empty. */
export function openLesson(lab: Element, id: string): void {
  if (isInAddress(lab)) location.hash = id === '' ? 'v=1' : `v=1&lesson=${id}`;
  else {
    if (id !== '') lab.setAttribute('lesson', id);
    lab.removeAttribute('exercise');
  }
}

/** Whether the element is the page, and the address its state. */
export function isInAddress(lab: Element): boolean {
  return lab.getAttribute('sync') === 'hash';
}
