import { join } from 'node:path';
import { writeOembed } from './builds/oembed.mjs';
import { root } from './setup/prepare.mjs';
import { mustRun, run } from './setup/run.mjs';

/** Configures and builds one preset of CMakePresets.json: native, sanitize or wasm. */
export async function buildPreset(log, env, preset) {
  const options = { cwd: root, env };
  await log.during('configuring', () => configure(preset, options));
  await log.during('compiling', () => mustRun('cmake', ['--build', '--preset', preset], options));
}

/** A build folder of another compiler, or one left half-made, is begun afresh. */
async function configure(preset, options) {
  const { code } = await run('cmake', ['--preset', preset], options);
  if (code !== 0) await mustRun('cmake', ['--fresh', '--preset', preset], options);
}

/** Typesets the engine's equations, so that the page carries no TeX reader. Needs the WASM engine. */
export async function buildEquations(log, env) {
  await log.during('typesetting', () => mustRun('node', ['.tools/equations.mjs'], { cwd: root, env }));
}

/** Bundles index.html and what it uses into dist/, and draws the first lesson into it. */
export async function bundlePage(log, env) {
  await log.during('bundling', () => mustRun('vite', ['build', '--logLevel', 'warn'], { cwd: root, env }));
  await log.during('drawing the first lesson', () =>
    mustRun('node', ['.tools/prerender.mjs'], { cwd: root, env }),
  );
  if (env.SITE) writeOembed(join(root, 'dist'), env.SITE);
}

/** Everything that the page needs, from the engine on. */
export async function buildPage(log, env) {
  await buildPreset(log, env, 'wasm');
  await buildEquations(log, env);
  await bundlePage(log, env);
}

/** What is not the site: the npm package with the single file in it, and the page in one file. Needs dist/. */
export async function buildPackages(log, env) {
  await log.during('bundling the package', () =>
    mustRun('node', ['.tools/builds/package.mjs'], { cwd: root, env }),
  );
  await log.during('writing the offline page', () =>
    mustRun('node', ['.tools/builds/offline.mjs'], { cwd: root, env }),
  );
}
