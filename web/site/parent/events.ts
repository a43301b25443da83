import type { AttentionLab } from '../../element/attention-lab';

/** The events that the page around an iframe gets. The others are about the page inside. */
const names = ['step-change', 'complete', 'answer', 'result'] as const;

/**
 * Posts events of the element to the parent of an iframe: `{type: 'attention-lab:event', name, detail}`. They are sent to the
 * origin of the parent only (`origin`), and not at all if it is unknown, since answers are the reader's. A page without an
 * origin, which browsers call `null`, cannot be addressed: only if the author has named it so, any parent gets them.
 */
export function reportEvents(lab: AttentionLab, origin: string | null, named: string | null): void {
  const target = named === 'null' ? '*' : origin;
  if (target === null || target === 'null') return;
  for (const name of names)
    lab.addEventListener(name, ({ detail }) =>
      parent.postMessage({ type: 'attention-lab:event', name, detail }, target),
    );
}
