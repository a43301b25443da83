/** The file `package.json` of the npm package, from the variables of the environment. */
export function packageManifest(
  env: Readonly<Partial<Record<'SITE' | 'REPOSITORY', string>>>,
): Readonly<Record<string, unknown>>;
