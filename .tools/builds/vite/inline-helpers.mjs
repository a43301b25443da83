/**
 * The bundler keeps helpers of its own in a file of 200 bytes that several scripts import: a request after the script, and on a
 * slow network as long a wait as for the script itself. This plugin writes them into each script that uses them.
 */
export const inlineHelpers = {
  name: 'inline-helpers',
  generateBundle(_options, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const helpers = scripts.find(({ name }) => name === 'rolldown-runtime');
    if (helpers === undefined) return;
    const fileName = helpers.fileName.split('/').at(-1).replaceAll('.', '\\.');
    const statement = new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*[\`"'][^\`"']*/${fileName}[\`"'];`);
    for (const script of scripts) {
      if (!script.imports.includes(helpers.fileName)) continue;
      const names = script.code.match(statement)?.[1];
      if (names === undefined) throw new Error(`${script.fileName} imports the helpers in another form.`);
      script.imports = script.imports.filter((file) => file !== helpers.fileName);
      script.code = script.code.replace(statement, () => inlined(names, helpers.code));
    }
    delete bundle[helpers.fileName];
  },
};

/** `a as b` of the imports, with the code of the helpers: `const {a:b}=(()=>{…;return{…}})();`. */
function inlined(names, code) {
  const body = code.replace(/\bexport\s*\{([^}]*)\};?\s*$/, (_, exported) => `return{${reversed(exported)}}`);
  return `const{${names.replaceAll(' as ', ':')}}=(()=>{${body}})();`;
}

/** `local as exported` of exports as `exported:local` of an object. */
const reversed = (names) => names.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1');
