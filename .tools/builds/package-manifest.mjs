import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/prepare.mjs';
import { FRAMEWORK_PACKAGES, FRAMEWORKS } from './framework-types.mjs';

const MANIFEST = 'custom-elements.json';

/**
 * The file `package.json` of the npm package. The variables `SITE` and `REPOSITORY` are the addresses of the site and of the sources;
 * npm writes a provenance statement only for the repository that the package names.
 */
export function packageManifest({ SITE, REPOSITORY }) {
  const hasManifest = existsSync(join(root, 'web/element', MANIFEST));
  const { name, version, description, license, type, engines, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const optional = Object.keys(FRAMEWORK_PACKAGES).map((each) => [each, { optional: true }]);
  return {
    ...{ name, version, description, license, type, engines },
    dependencies: { lit: `^${dependencies.lit}` },
    peerDependencies: FRAMEWORK_PACKAGES,
    peerDependenciesMeta: Object.fromEntries(optional),
    publishConfig: { access: 'public', provenance: true },
    keywords: ['attention', 'transformer', 'custom-element', 'web-component', 'anywidget', 'webassembly'],
    ...(SITE && { homepage: SITE }),
    ...(REPOSITORY && { repository: { type: 'git', url: `git+${REPOSITORY}` } }),
    bin: { [name]: 'cli/bin.mjs' },
    // Bundlers must not remove the modules that define the element.
    sideEffects: ['./index.js', './standalone.js', './chunks/*'],
    exports: {
      '.': module('index'),
      './engine': module('engine', { node: './node/engine.js' }),
      './check': module('check', { node: './node/check.js' }),
      './standalone': module('standalone'),
      ...Object.fromEntries(FRAMEWORKS.map((each) => [`./${each}`, framework(each)])),
      './widget': { types: './types/site/package/standalone.d.ts', default: './standalone.js' },
      './python/*.py': './python/*.py',
      './*.wasm': './*.wasm',
      './*.bin': './*.bin',
      './*.safetensors': './*.safetensors',
      './*.woff2': './*.woff2',
      ...(hasManifest && { [`./${MANIFEST}`]: `./${MANIFEST}` }),
      './package.json': './package.json',
    },
    types: './types/site/package/index.d.ts',
    ...(hasManifest && { customElements: MANIFEST }),
  };
}

/** The element, with the types of a framework. */
function framework(name) {
  return { types: `./types/frameworks/${name}.d.ts`, default: './index.js' };
}

/** `conditions` are other modules with the same types, for Node. */
function module(name, conditions = {}) {
  return { types: `./types/site/package/${name}.d.ts`, ...conditions, default: `./${name}.js` };
}
