// @vitest-environment happy-dom
import { html, render } from 'lit';
import { describe, expect, it } from 'vitest';
import { type CssVariables, cssVariables } from '../../../../web/ui/format/css-variables';

const box = document.createElement('div');
const show = (variables: CssVariables): CSSStyleDeclaration | undefined => {
  render(html`<p class="matrix" ${cssVariables(variables)}></p>`, box);
  return box.querySelector('p')?.style;
};

describe('custom properties', () => {
  it('are set, changed and removed by script', () => {
    const style = show({ cols: 4, 'half-digits': 5.5 });
    expect(style?.getPropertyValue('--cols')).toBe('4');
    expect(style?.getPropertyValue('--half-digits')).toBe('5.5');
    show({ cols: 8 });
    expect(style?.getPropertyValue('--cols')).toBe('8');
    expect(style?.getPropertyValue('--half-digits')).toBe('');
  });

  it('leave alone what others have set', () => {
    const style = show({ cols: 1 });
    style?.setProperty('--alone-cols', '3');
    show({ rows: 2 });
    expect(style?.getPropertyValue('--alone-cols')).toBe('3');
    expect(style?.getPropertyValue('--cols')).toBe('');
  });
});
