/** Whether a lesson is named by the address of its folder, which has a slash, and not by an id. */
export const isLessonAddress = (name: string): boolean => name.includes('/');
