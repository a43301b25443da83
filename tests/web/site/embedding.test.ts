import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What a script of `web/site` sets a constant to, without the types. */
function constantIn(file: string, name: string): string | undefined {
  const source = readFileSync(`web/site/${file}`, 'utf8');
  return new RegExp(`const ${name} = ([^;]*?)(?: as const)?;`).exec(source)?.[1];
}

// The script for pages around an iframe is a file without imports.
describe('a page and the page around its iframe', () => {
  it('name the same events', () => {
    const names = constantIn('embed-host.ts', 'names');
    expect(names).toContain('step-change');
    expect(names).toBe(constantIn('parent/events.ts', 'names'));
  });

  it('have the same limit of heights', () => {
    const limit = constantIn('embed-host.ts', 'maxHeight');
    expect(limit).toBe('20_000');
    expect(limit).toBe(constantIn('parent/height.ts', 'maxHeight'));
  });
});
