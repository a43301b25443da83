import { posix } from 'node:path';

/**
 * A browser finds the imports of a script only when the script has arrived: on a slow network, each step of such a chain is
 * another wait. This plugin lets each script name all that its imports import, so that they are fetched beside one another. The
 * order in which they run stays, since they are named after the direct ones.
 */
export const hoistImports = {
  name: 'hoist-imports',
  generateBundle(_options, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const indirect = new Map(
      scripts.map((script) => [script, [...allImports(script, bundle)].slice(new Set(script.imports).size)]),
    );
    for (const [script, files] of indirect) {
      const folder = posix.dirname(script.fileName);
      script.code += files.map((file) => `import"${relativePath(folder, file)}";`).join('');
      script.imports = [...script.imports, ...files];
    }
  },
};

/** All scripts that a script imports, its own imports first, and then theirs, step by step. */
export function allImports({ imports }, bundle) {
  const found = new Set(imports);
  for (const file of found) for (const next of bundle[file]?.imports ?? []) found.add(next);
  return found;
}

function relativePath(folder, file) {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}
