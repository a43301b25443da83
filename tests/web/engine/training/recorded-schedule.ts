import type { Schedule } from '../../../../web/engine/training';

/** A schedule as the fixtures have it: its kind is called `course`. */
export type RecordedSchedule = Omit<Schedule, 'kind'> & { readonly course: Schedule['kind'] };

export const scheduleOf = ({ course, ...rest }: RecordedSchedule): Schedule => ({ kind: course, ...rest });
