import { isObject, ownProperty } from '../../store/untrusted/copy-values';
import { tourLimits } from '../../store/untrusted/tour';

const storageKey = 'attention-lab-tour';

/** What is kept on the device: the JSON of the form, and the JSON as typed, which may have mistakes. */
export interface StoredDraft {
  readonly form: string;
  readonly json: string;
}

/** The draft of an earlier visit; null if there is none, or if storage is refused or holds something else. */
export function storedDraft(): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (!isObject(stored)) return null;
    const [form, json] = [ownProperty(stored, 'form'), ownProperty(stored, 'json')];
    const isText = (value: unknown): value is string =>
      typeof value === 'string' && value.length <= tourLimits.characters;
    return isText(form) && isText(json) ? { form, json } : null;
  } catch {
    return null;
  }
}

/** Returns whether the browser has kept the draft. */
export function storeDraft(draft: StoredDraft): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
