import { storedText, storeText } from '../../ui/dom/page/text-storage';

/** The tab keeps one text that does not run yet, so that reloading, or a look at another lesson, loses nothing. */
const key = 'attention-lab.program-draft';

interface Draft {
  /** The program on the stage when it was typed. */
  readonly source: string;
  readonly text: string;
}

/** The text that was typed over a program and did not run; null if there is none. */
export function draftOver(source: string): string | null {
  try {
    const { source: over, text }: Partial<Draft> = JSON.parse(storedText('tab', key) || '{}');
    return over === source && typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  storeText('tab', key, JSON.stringify(draft));
}

/** Forgets what was typed over a program: it has run, or is gone. */
export function dropDraft(source: string): void {
  if (draftOver(source) !== null) storeText('tab', key, '');
}
