/**
 * The engine, as an outside runner of reference cases calls it: `{routine: (inputs, params, conv) => ({name: tensor, grads})}`
 * with the short names of those cases. Every number comes from the WASM engine; nothing is computed here.
 */
import { readdirSync } from 'node:fs';

const folder = new URL('./routines/', import.meta.url);
const modules = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)));

export default Object.assign({}, ...modules.map((module) => module.default));
