import type { UiIntent } from './ui-intent';

/** Opens a lesson, unless it is open, goes to a step if one is named, and focuses the stage. */
export async function openStep(
  intent: UiIntent,
  { lesson, step }: { readonly lesson: string; readonly step?: string },
): Promise<void> {
  intent.showLessons(false);
  if (intent.current().lesson.id !== lesson) await intent.openLesson(lesson);
  const { lesson: opened, trace } = intent.current();
  if (opened.id === lesson && step !== undefined && trace.node(step) !== undefined)
    intent.dispatch({ type: 'go-to', node: step });
  intent.skipToStage();
}
