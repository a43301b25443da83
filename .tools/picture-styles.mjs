/**
 * The rules of a style sheet that can apply to a picture, which is HTML: all but those for classes that nothing in it has.
 * What stands in parentheses, as after `:not` or `:has`, is not looked at.
 */
export function rulesFor(picture, css) {
  const names = [...picture.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => list.split(/\s+/));
  return rulesWith(new Set(names), css.replace(/\/\*.*?\*\//gs, ''));
}

function rulesWith(classes, css) {
  return blocksOf(css)
    .map(({ head, body }) => {
      const isGroup = /^@(container|media|supports)\b/.test(head);
      const inner = isGroup ? rulesWith(classes, body) : body.trim();
      const isWanted = isGroup ? inner !== '' : head.startsWith('@') || canMatch(head, classes);
      return isWanted ? `${head}{${inner}}\n` : '';
    })
    .join('');
}

/** The outermost blocks of a sheet: what stands before the brace, and what between it and its partner. */
function blocksOf(css) {
  const blocks = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (brace === '{' && depth === 1) open = index;
    if (depth > 0) continue;
    blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  return blocks;
}

/** Whether one of the selectors names only classes that are there. */
function canMatch(selectors, classes) {
  return withoutParentheses(selectors)
    .split(',')
    .some((each) => [...each.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name)));
}

function withoutParentheses(text) {
  const less = text.replace(/\([^()]*\)/g, '');
  return less === text ? text : withoutParentheses(less);
}
