import { firstFiles } from './.tools/first-files.mjs';

const first = firstFiles().map((file) => `dist/${file}`);

export default [
  { name: 'engine', path: first.filter((file) => file.endsWith('.wasm')), limit: '60 kB' },
  { name: 'everything the first lesson needs', path: first, limit: '150 kB' },
];
