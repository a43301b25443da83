// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { rulesFor, variableRules } from '../../../.tools/builds/picture-styles.mjs';

describe('the styles of the first picture', () => {
  it('have the numbers that scripts have set as classes, since the page may not have style attributes', () => {
    const root = document.createElement('div');
    root.innerHTML = '<p class="fit"></p><p></p><p class="fit"></p>';
    for (const [at, cols] of [8, 4, 8].entries())
      root.querySelectorAll('p')[at]?.style.setProperty('--cols', String(cols));
    const rules = variableRules(root);
    expect(root.innerHTML).toBe('<p class="fit set-0"></p><p class="set-1"></p><p class="fit set-0"></p>');
    expect(rules.replace(/[\s;]/g, '')).toBe('.set-0{--cols:8}.set-1{--cols:4}');
  });

  it('are those rules that can match', () => {
    const css =
      '.a{color:red}.b{color:blue}.a .b{top:0}@media print{.a{top:1px}.b{top:2px}}p:not(.b){left:0}';
    expect(rulesFor('<p class="a"></p>', css)).toBe(
      '.a{color:red}@media print{.a{top:1px}}p:not(.b){left:0}',
    );
  });
});
