import type { Lessons } from '../../../../web/authoring/tours/open';
import type { Engine } from '../../../../web/engine/engine';
import { requestFor } from '../../../../web/store/document/request';
import { libraryOf, wholeEngine } from '../../all';

export { wholeEngine };

/** The lessons as a tour gets them. */
export function lessonsOf(engine: Engine): Lessons {
  const library = libraryOf(engine);
  return {
    entries: library.entries,
    open: (id) => library.open(id),
    run: (document, { schema }) => engine.run(requestFor(document, schema)),
  };
}
