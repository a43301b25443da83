/** `npm start`: sets up the machine, builds the page, serves it, and prints its URL. */
import { withLock } from './setup/lock.mjs';
import { createLog, main } from './setup/log.mjs';
import { PREPARE_STEPS, prepare, root } from './setup/prepare.mjs';
import { buildGenerated, buildPreset, bundlePage } from './steps.mjs';

await main(async () => {
  const log = createLog(PREPARE_STEPS + 3);
  const env = await prepare(log);
  await withLock(root, 'npm start', async () => {
    log.step('Engine');
    await buildPreset(log, env, 'wasm');
    log.step('Page');
    await buildGenerated(log, env);
    await bundlePage(log, env);
  });
  log.step('Serving');
  const { preview } = await import('vite');
  const port = Number(process.env.PORT ?? 4173);
  const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port } });
  log.say(`open ${server.resolvedUrls.local[0]} in a browser; Ctrl+C stops the server`);
});
