// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { type KeyCommands, onKey } from '../../../../web/ui/dom/keyboard';

/** Presses a key in an element and returns the executed commands, and whether the default was prevented. */
function press(
  markup: string,
  selector: string,
  init: KeyboardEventInit,
): { given: string[]; used: boolean } {
  const given: string[] = [];
  const note = (name: string) => (argument?: string) => {
    given.push(argument === undefined ? name : `${name} ${argument}`);
  };
  const close = vi.fn(() => {
    given.push('close');
    return true;
  });
  const [step, play, granularity, why] = [note('step'), note('play'), note('granularity'), note('why')];
  const [undo, redo, keys, search] = [note('undo'), note('redo'), note('keys'), note('search')];
  const origins = note('origins');
  const commands: KeyCommands = { step, play, granularity, why, origins, undo, redo, close, keys, search };
  document.body.innerHTML = markup;
  const listen = (event: KeyboardEvent): void => onKey(event, commands);
  document.addEventListener('keydown', listen);
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  document.removeEventListener('keydown', listen);
  return { given, used: event.defaultPrevented };
}

const plain = '<section><p id="here"></p></section>';

describe('keys', () => {
  it.each([
    ['ArrowRight', 'step next'],
    ['ArrowLeft', 'step back'],
    ['Home', 'step first'],
    ['End', 'step last'],
    [' ', 'play'],
    ['1', 'granularity section'],
    ['4', 'granularity cell'],
    ['g', 'why'],
    ['w', 'origins'],
    ['?', 'keys'],
    ['/', 'search'],
    ['Escape', 'close'],
  ])('%s asks to %s', (key, command) => {
    expect(press(plain, '#here', { key })).toEqual({ given: [command], used: true });
  });

  it.each([
    ['z', false, 'undo'],
    ['Z', true, 'redo'],
    ['y', false, 'redo'],
  ])('Ctrl %s, with shift: %s, asks to %s', (key, shiftKey, command) => {
    expect(press(plain, '#here', { key, shiftKey, ctrlKey: true }).given).toEqual([command]);
    expect(press(plain, '#here', { key, shiftKey, metaKey: true }).given).toEqual([command]);
  });

  it.each(['ArrowRight', 'Home', ' ', '1', 'g', '?', '/', 'x'])('ignores keys in text fields: %s', (key) => {
    expect(press('<input type="text" id="here">', '#here', { key })).toEqual({ given: [], used: false });
    expect(press('<textarea id="here"></textarea>', '#here', { key }).given).toEqual([]);
  });

  it('leaves undo to the focused text field', () => {
    expect(press('<input type="text" id="here">', '#here', { key: 'z', ctrlKey: true }).given).toEqual([]);
  });

  it('leaves arrow keys to grids and radio groups', () => {
    const grid = '<table role="grid"><tr><td id="here"></td></tr></table>';
    expect(press(grid, '#here', { key: 'ArrowRight' }).given).toEqual([]);
    expect(press('<input type="radio" id="here">', '#here', { key: 'ArrowLeft' }).given).toEqual([]);
    expect(press('<input type="range" id="here">', '#here', { key: 'Home' }).given).toEqual([]);
    expect(press('<input type="range" id="here">', '#here', { key: '3' }).given).toEqual(['granularity row']);
  });

  it('leaves the space bar to focused buttons', () => {
    expect(press('<button id="here"></button>', '#here', { key: ' ' }).given).toEqual([]);
  });

  it('ignores keys in dialogs, and key combinations', () => {
    expect(press('<dialog open><p id="here"></p></dialog>', '#here', { key: 'Escape' }).given).toEqual([]);
    expect(press(plain, '#here', { key: 'ArrowRight', altKey: true }).given).toEqual([]);
    expect(press(plain, '#here', { key: 's', ctrlKey: true })).toEqual({ given: [], used: false });
  });
});
