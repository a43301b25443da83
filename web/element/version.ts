/** Written in by the build, from package.json. */
declare const __VERSION__: string;

export const version = __VERSION__;
