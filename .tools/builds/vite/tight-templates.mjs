/**
 * Templates are indented like the code around them. Of a line break and the spaces after it only the break is kept, which means
 * the same in HTML: less to download, and less text for the browser to parse.
 */
export const tightTemplates = {
  name: 'tight-templates',
  apply: 'build',
  // After the types have been removed.
  enforce: 'post',
  transform(code, id) {
    if (!/\/web\/.*\.ts$/.test(id) || !/\b(?:html|svg)`/.test(code)) return null;
    const parts = [];
    let at = 0;
    for (const { start, end } of templateTexts(this.parse(code)).sort((a, b) => a.start - b.start)) {
      parts.push(code.slice(at, start), code.slice(start, end).replace(/\n[ ]+/g, '\n'));
      at = end;
    }
    return { code: [...parts, code.slice(at)].join(''), map: null };
  },
};

/** The texts between the values of all templates that are tagged `html` or `svg`. */
function templateTexts(node) {
  if (node === null || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(templateTexts);
  const isMarkup = node.type === 'TaggedTemplateExpression' && /^(?:html|svg)$/.test(node.tag.name);
  return isMarkup ? [...node.quasi.quasis, ...inside] : inside;
}
