import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, Package>>;
}

interface Package {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(`tests/lighthouse/${file}`, 'utf8'));

it('the lock file of Lighthouse pins what its packages ask for by a tag, such as “latest”', () => {
  // `npm ci` refuses a lock file whose version of such a package is not the newest one, unless it is overridden.
  const { packages }: Lock = read('package-lock.json');
  const { overrides } = read('package.json');
  const tagged = Object.values(packages).flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).flatMap(([name, range]) => (/^[a-z]/.test(range) ? [name] : [])),
  );
  expect(tagged).toContain('third-party-web');
  for (const name of tagged) expect(overrides[name]).toBe(packages[`node_modules/${name}`]?.version);
});
