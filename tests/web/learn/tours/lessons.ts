import type { Engine } from '../../../../web/engine/engine';
import type { Lessons } from '../../../../web/learn/tours/open';
import { requestWithActiveOptions } from '../../../../web/store/document/request';
import { libraryOf, wholeEngine } from '../../all';

export { wholeEngine };

/** The lessons in the form that `openTour` takes. */
export function lessonsOf(engine: Engine): Lessons {
  const library = libraryOf(engine);
  return {
    entries: library.entries,
    open: (id) => library.open(id),
    run: (document, { schema }) => engine.run(requestWithActiveOptions(document, schema)),
  };
}
