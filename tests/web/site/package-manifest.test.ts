import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageManifest } from '../../../.tools/builds/package-manifest.mjs';

describe('the manifest of the npm package', () => {
  it('asks for a provenance statement, which needs the repository', () => {
    const REPOSITORY = 'https://github.com/ada/attention-lab.git';
    expect(packageManifest({ SITE: 'https://lab.example/', REPOSITORY })).toMatchObject({
      publishConfig: { access: 'public', provenance: true },
      homepage: 'https://lab.example/',
      repository: { type: 'git', url: `git+${REPOSITORY}` },
    });
  });

  it('names no address that is not known', () => {
    const manifest = packageManifest({});
    expect(Object.keys(manifest)).not.toContain('repository');
    expect(Object.keys(manifest)).not.toContain('homepage');
  });

  it('has the version and the licence of the sources', () => {
    const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(packageManifest({})).toMatchObject({ version, license });
    expect(Object.keys(packageManifest({}))).not.toContain('private');
  });
});
