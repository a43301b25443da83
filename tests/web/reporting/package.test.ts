import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../../web/site/package/cli/manifest';
import { zip } from '../../../web/site/package/cli/zip';

/** Reads an archive with Python: names and contents of its files. */
function unzip(bytes: Buffer): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  const file = join(folder, 'a.zip');
  writeFileSync(file, bytes);
  const program =
    'import json, sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))';
  const text = execFileSync('python3', ['-c', program, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return JSON.parse(text);
}

describe('the package', () => {
  it('is an archive that others can read, the same for the same contents', () => {
    const entries = [
      { name: 'index.html', bytes: Buffer.from('a'.repeat(100_000)) },
      { name: 'é/empty.txt', bytes: Buffer.alloc(0) },
    ];
    const bytes = zip(entries);
    expect(unzip(bytes)).toEqual({ 'index.html': 'a'.repeat(100_000), 'é/empty.txt': '' });
    expect(bytes.length).toBeLessThan(1000);
    expect(zip(entries).equals(bytes)).toBe(true);
  });

  it.each(['1.2', '2004'] as const)('has a manifest of version %s, with escaped texts', (version) => {
    const contents = { id: 'a', title: 'Q & <K>', href: 'index.html', files: ['index.html'], passing: 0.6 };
    const text = manifest(version, contents);
    expect(text).toContain('<title>Q &amp; &lt;K&gt;</title>');
    expect(text).toContain('href="index.html"');
    expect(text).toContain(
      version === '1.2'
        ? '<adlcp:masteryscore>60</adlcp:masteryscore>'
        : '<imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>',
    );
    const check = 'import sys, xml.dom.minidom as m; m.parseString(sys.stdin.buffer.read())';
    execFileSync('python3', ['-c', check], { input: text });
  });
});
