// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { rulesFor, variableClasses } from '../../../.tools/builds/picture-styles.mjs';

describe('the styles of the first picture', () => {
  it('have the numbers that scripts have set as classes, since the page may not have style attributes', () => {
    const classes = variableClasses();
    const withClasses = (html: string, ...numbers: readonly number[]): string => {
      const root = document.createElement('div');
      root.innerHTML = html;
      for (const [at, cols] of numbers.entries())
        root.querySelectorAll('p')[at]?.style.setProperty('--cols', String(cols));
      classes.replaceIn(root);
      return root.innerHTML;
    };
    expect(withClasses('<p class="fit"></p><p></p><p class="fit"></p>', 8, 4, 8)).toBe(
      '<p class="fit set-0"></p><p class="set-1"></p><p class="fit set-0"></p>',
    );
    expect(withClasses('<p></p><p></p>', 2, 4)).toBe('<p class="set-2"></p><p class="set-1"></p>');
    expect(classes.rules().replace(/[\s;]/g, '')).toBe('.set-0{--cols:8}.set-1{--cols:4}.set-2{--cols:2}');
  });

  it('are those rules that can match', () => {
    const css =
      '.a{color:red}.b{color:blue}.a .b{top:0}@media print{.a{top:1px}.b{top:2px}}p:not(.b){left:0}';
    expect(rulesFor('<p class="a"></p>', css)).toBe(
      '.a{color:red}@media print{.a{top:1px}}p:not(.b){left:0}',
    );
  });
});
