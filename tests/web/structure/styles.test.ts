import { describe, expect, it } from 'vitest';
import { sourcesOf } from './sources';

/** The heads of the rules that have `:hover`, each with the heads of the blocks around it, outermost first. */
function hoverRules(css: string): readonly (readonly string[])[] {
  const plain = css.replaceAll(/\/\*.*?\*\/|\$\{[^}]*\}/gs, '');
  const [found, around]: [string[][], string[]] = [[], []];
  for (const [, head = '', brace] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop();
    if (brace !== '{') continue;
    around.push(head.trim());
    if (head.includes(':hover')) found.push([...around]);
  }
  return found;
}

describe('styles', () => {
  it('of what a mouse is over hold only where there is a mouse: after a tap, a phone would keep them', () => {
    const rules = sourcesOf('web', ['.ts', '.css'])
      .filter(({ path }) => path.endsWith('.css') || path.endsWith('.css.ts'))
      .flatMap(({ path, text }) => hoverRules(text).map((heads) => ({ path, heads })));
    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter(({ heads }) => !heads.includes('@media (hover: hover)'))).toEqual([]);
  });

  it('are read with the blocks around them', () => {
    expect(hoverRules('a:hover { x: y } @media (hover: hover) { b { x: y } c:hover { x: y } }')).toEqual([
      ['a:hover'],
      ['@media (hover: hover)', 'c:hover'],
    ]);
  });
});
