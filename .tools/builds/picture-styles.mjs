/**
 * The rules of a style sheet that can match prerendered HTML: all except those with classes that it does not contain. Arguments of
 * `:not`, `:has` and similar are ignored. White space is one space, since the file is part of what the first lesson needs.
 */
export function rulesFor(picture, css) {
  const names = [...picture.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => list.split(/\s+/));
  return rulesWith(new Set(names), css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' '));
}

/**
 * Classes in place of the custom properties that scripts have set, `style` attributes in HTML, which a strict policy refuses: the
 * same class for the same properties, in all roots.
 */
export function variableClasses() {
  const names = new Map();
  return {
    replaceIn(root) {
      for (const element of root.querySelectorAll('[style]')) {
        const variables = element.getAttribute('style');
        if (!names.has(variables)) names.set(variables, `set-${names.size}`);
        element.classList.add(names.get(variables));
        element.removeAttribute('style');
      }
    },
    rules: () => [...names].map(([variables, name]) => `.${name}{${variables}}`).join('\n'),
  };
}

function rulesWith(classes, css) {
  return blocksOf(css)
    .map(({ head, body }) => {
      const isGroup = /^@(container|media|supports)\b/.test(head);
      const inner = isGroup ? rulesWith(classes, body) : body.trim();
      const isUsed = isGroup ? inner !== '' : head.startsWith('@') || canMatch(head, classes);
      return isUsed ? `${head}{${inner}}` : '';
    })
    .join('');
}

/** The top-level blocks of a style sheet: the text before the opening brace, and the text inside the braces. */
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

/** Whether at least one of the selectors uses only classes in `classes`. */
function canMatch(selectors, classes) {
  return withoutParentheses(selectors)
    .split(',')
    .some((each) => [...each.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name)));
}

function withoutParentheses(text) {
  const less = text.replace(/\([^()]*\)/g, '');
  return less === text ? text : withoutParentheses(less);
}
