const textField =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"], [type="submit"], [type="reset"], [type="color"], [type="file"]), textarea, select, [contenteditable]';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const moves = [...arrows, 'Home', 'End'];
const pages = ['PageUp', 'PageDown'];

/** The keys that browsers handle in elements, beside characters in text fields. */
const uses: readonly (readonly [selector: string, keys: readonly string[]])[] = [
  [textField, ['Enter', 'Backspace', 'Delete', 'Insert', 'Clear', ...moves]],
  ['textarea, select, [contenteditable]', pages],
  ['input[type="search"]', ['Escape']],
  ['button, summary, input, [role="button"]', [' ', 'Enter']],
  ['a[href]', ['Enter']],
  ['input[type="radio"]', arrows],
  ['input[type="range"]', [...moves, ...pages]],
  // These close it, choose in it, and scroll it; what is behind it must not move.
  ['dialog[open] *, dialog[open]', ['Escape', 'Enter', ...moves, ...pages]],
  [':popover-open *, :popover-open', ['Escape']],
];

/** With Ctrl or Command, in a text field: copying, undoing, and the keys that move and delete by words. */
const editingLetters = ['a', 'c', 'v', 'x', 'y', 'z'];
const editingKeys = ['Backspace', 'Delete', 'Insert', ...moves];

/** Whether the browser handles a key where it was pressed: in a field, a button, or an open dialog. */
export function keyUse(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  // Browsers that fill in a form dispatch events without a key.
  if (!(target instanceof Element) || !(event instanceof KeyboardEvent)) return false;
  const isIn = (selector: string): boolean => target.closest(selector) !== null;
  const { key } = event;
  // An input method composes a character.
  if (event.isComposing || ['Process', 'Dead'].includes(key)) return isIn(textField);
  const isText = key.length === 1;
  if (event.getModifierState('AltGraph')) return isText && isIn(textField);
  if (event.ctrlKey || event.metaKey)
    return isIn(textField) && (editingKeys.includes(key) || editingLetters.includes(key.toLowerCase()));
  // Alt writes characters on some keyboards; with a plain letter it is a shortcut on others.
  if (event.altKey) return isText && !/^[\w ]$/.test(key) && isIn(textField);
  if (isText && isIn(`${textField}, dialog[open]`)) return true;
  return uses.some(([selector, keys]) => keys.includes(key) && isIn(selector));
}
