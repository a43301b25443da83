import type { LoadedId } from './catalogue';
import type ui from './en/interface.json';

/**
 * The id of a text of the page: one that the first lesson loads, or what a catalogue of `en` gives for one of its own. The engine has
 * others (`en/engine.json`, `en/engine-full.json`).
 */
export type MessageId = keyof typeof ui | LoadedId;
