/** Whether the lesson shows a figure beside its matrices. */
export function hasFigures(_root: ParentNode): boolean {
  return false;
}
